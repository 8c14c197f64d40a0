/** How this person is notified while they are away: what the server offers, what they chose, and this browser's part in it. */
import type { ChangeNotices, Notices } from "../wire";
import { get, post } from "./api";
import { profile } from "./profile.svelte";

const PATH = "/api/me/notices";

/** Whether this browser can be pushed to. On iPhones only the installed app can. */
export const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The browser's permission for notifications was denied. */
export class Forbidden extends Error {}

class NoticeDesk {
  mine = $state.raw<Notices | null>(null);

  /** Whether anything is sent to this person at all. */
  get on(): boolean {
    return this.mine?.channels.some(({ confirmed }) => confirmed) ?? false;
  }

  async load(): Promise<void> {
    this.mine = profile.key ? await get<Notices>(PATH, profile.key) : null;
  }

  async add(kind: string, address: string, details: Record<string, string> = {}): Promise<void> {
    this.mine = await post<Notices>(`${PATH}/add`, { kind, address, details }, profile.key);
  }

  async remove(channel: string): Promise<void> {
    const own = this.mine?.channels.find((one) => one.channel === channel)?.this;
    this.mine = await post<Notices>(`${PATH}/remove`, { channel }, profile.key);
    if (own) await (await subscription())?.unsubscribe();
  }

  async change(wish: ChangeNotices): Promise<void> {
    this.mine = await post<Notices>(PATH, wish, profile.key);
  }

  /** Subscribe this browser to web push. Only after a tap: the browser asks for permission. */
  async pushHere(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") throw new Forbidden();
    await this.#subscribe();
  }

  /** Send the current push address to the server; a browser may change it. */
  async refresh(): Promise<void> {
    if (!canPush || !profile.key || Notification.permission !== "granted") return;
    await this.load();
    if (this.mine?.channels.some((one) => one.this)) await this.#subscribe();
  }

  async #subscribe(): Promise<void> {
    const key = this.mine?.offered.find(({ asks }) => asks === "browser")?.key ?? "";
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = "", keys = {} } = made.toJSON();
    await this.add("push", endpoint, { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" });
  }
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const notices = new NoticeDesk();
