/**
 * A socket that reconnects by itself. What was sent and not acknowledged is sent again under the same id, so nothing is
 * lost and nothing happens twice.
 */
import type { Act, Hello, Retract, Socket } from "../wire";

export type Command = Socket["command"];
export type Message = Socket["message"];
/** `offline`: the device itself says that it has no network. */
export type Line = "connecting" | "open" | "lost" | "offline" | "closed";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
// If nothing arrives for this long after a message, ask for a sign of life, and wait as long again.
const SILENCE = 5000;

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  // Actions without an acknowledgement, in their order.
  readonly #open = new Map<string, Act | Retract>();

  constructor(
    readonly hello: () => Hello,
    readonly hear: (message: Message) => void,
    readonly changed: (line: Line) => void,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lose);
    this.#connect();
  }

  #connect(): void {
    this.changed(navigator.onLine === false ? "offline" : "connecting");
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    // For a proxy in front of several servers, which sends everybody at a table to the same one.
    address.searchParams.set("table", this.hello().table);
    const socket = new WebSocket(address);
    this.#socket = socket;
    let greeted = false;
    socket.onopen = () => {
      if (this.#socket === socket) socket.send(JSON.stringify(this.hello()));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      const message = JSON.parse(event.data) as Message;
      if (message.type === "welcome") {
        this.#wait = FIRST_WAIT;
        this.changed("open");
        // Only after a greeting: later ones welcome another seat, for whom nothing may be sent again.
        if (!greeted) for (const command of this.#open.values()) this.#send(command);
        greeted = true;
      } else if (message.type === "ack") {
        this.#open.delete(message.id);
      } else if (
        message.type === "problem" &&
        message.id &&
        message.code !== "storage" &&
        message.code !== "too_many"
      ) {
        this.#open.delete(message.id);
      }
      this.hear(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#ended) this.#lose();
    };
  }

  /** Drop a dead connection, even one that has not noticed yet, and retry soon. */
  #lose = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#silence);
    clearTimeout(this.#timer);
    this.changed(navigator.onLine === false ? "offline" : "lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  };

  #hurry = (): void => {
    if (this.#ended || this.#socket?.readyState === WebSocket.OPEN) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** Notice a connection that silently loses messages. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#write({ type: "ping" });
      this.#silence = setTimeout(this.#lose, SILENCE);
    }, SILENCE);
  }

  say(command: Command): void {
    if (command.type === "act" || command.type === "retract") this.#open.set(command.id, command);
    this.#send(command);
  }

  #send(command: Command): void {
    if (this.#write(command)) this.#listen();
  }

  #write(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lose);
    this.#socket?.close();
    this.changed("closed");
  }
}
