// Generated from the server's schema by scripts/types.mjs. Do not edit.

import type { Said, TableInfo } from "../../wire";

/** A report of abuse. `chat`: the last lines as the reporter saw them. */
export interface AbuseReport {
  report: string;
  created: number;
  table: string;
  by_seat: number;
  seat: number;
  reason: string;
  text: string;
  chat: Said[];
  done: boolean;
}
export interface AddWord {
  act: "add_word";
  word: string;
}
/** All that the page and the server exchange: for the schema document only. */
export interface Administration {
  act:
    | ListTables
    | ShowTable
    | CloseTable
    | ReopenTable
    | DeleteTable
    | Erase
    | ListBlocks
    | Block
    | Unblock
    | ShowConnected
    | ShowStorage
    | ListReports
    | FinishReport
    | ListWords
    | AddWord
    | RemoveWord
    | ListAudit
    | BlockPerson
    | ListPeople
    | UnblockPerson;
}
/** Tables, the newest first. Days are since they were opened. */
export interface ListTables {
  act: "tables";
  status?: "" | "closed" | "open" | "over" | "playing";
  game?: string;
  listed?: boolean | null;
  older_days?: number;
  newer_days?: number;
  page?: number;
}
export interface ShowTable {
  act: "table";
  table: string;
}
/** End a table: nobody can join it, play on or write. Everyone there sees the reason. */
export interface CloseTable {
  act: "close";
  table: string;
  reason: string;
}
export interface ReopenTable {
  act: "reopen";
  table: string;
}
export interface DeleteTable {
  act: "delete";
  table: string;
}
/** Erase what is stored of the person in a seat, here and wherever they sit with the same key. */
export interface Erase {
  act: "erase";
  table: string;
  seat: number;
}
export interface ListBlocks {
  act: "blocks";
}
/** Block an address or a network for some days, or permanently (0). */
export interface Block {
  act: "block";
  network: string;
  reason: string;
  days?: number;
}
export interface Unblock {
  act: "unblock";
  network: string;
}
/** Who is connected to this process. */
export interface ShowConnected {
  act: "connected";
}
export interface ShowStorage {
  act: "storage";
}
/** Reports of abuse, the newest first; `done`: include those that are resolved. */
export interface ListReports {
  act: "reports";
  done?: boolean;
  page?: number;
}
export interface FinishReport {
  act: "finish_report";
  report: string;
}
export interface ListWords {
  act: "words";
}
export interface RemoveWord {
  act: "remove_word";
  word: string;
}
export interface ListAudit {
  act: "audit";
  page?: number;
}
/** Block the profile of the person in a seat: none of its devices can sit down, play or write any more. */
export interface BlockPerson {
  act: "block_person";
  table: string;
  seat: number;
  reason: string;
}
export interface ListPeople {
  act: "blocked_people";
}
export interface UnblockPerson {
  act: "unblock_person";
  person: string;
}
/** An act that was carried out. */
export interface AuditEntry {
  number: number;
  at: number;
  who: string;
  act: string;
  about: string;
  result: string;
}
/** The audit log, the newest first. `broken`: the first entry that was changed, or before which one is missing. */
export interface AuditLog {
  entries: AuditEntry[];
  total: number;
  broken?: number;
}
export interface BlockList {
  blocks: Blocked[];
}
/** A blocked network. `until` 0: permanently. */
export interface Blocked {
  network: string;
  until: number;
  reason: string;
  created: number;
}
/** A blocked profile. Only here is a profile's id shown. */
export interface BlockedPerson {
  person: string;
  name: string;
  reason: string;
}
/** Sockets at this process. */
export interface Connected {
  tables: ConnectedTable[];
  addresses: ConnectedAddress[];
}
export interface ConnectedTable {
  table: string;
  players: number;
  spectators: number;
}
export interface ConnectedAddress {
  address: string;
  sockets: number;
}
/** What was changed, by its names: tables, networks, words, reports. */
export interface Done {
  changed: string[];
}
export interface PersonList {
  people: BlockedPerson[];
}
export interface Reports {
  reports: AbuseReport[];
  total: number;
}
/** The size of the store. */
export interface Storage {
  bytes: number;
  tables: Record<string, unknown>;
  records: number;
  reports: number;
}
/** A table in a list; without a game and seats where its stored data is damaged. */
export interface TableLine {
  table: string;
  game: string;
  status: string;
  listed: boolean;
  seats: string[];
  created: number;
  idle_days: number;
}
/** One table: what a spectator sees of it, and how old it is. */
export interface TableShown {
  info: TableInfo;
  created: number;
  idle_days: number;
  entries: number;
  chat: Said[];
}
export interface Tables {
  tables: TableLine[];
  total: number;
}
export interface WordList {
  words: string[];
}
