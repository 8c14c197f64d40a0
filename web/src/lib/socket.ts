/**
 * A socket that comes back by itself. What was sent and not acknowledged is sent again under the same id, so nothing is
 * lost and nothing happens twice.
 */
import type { Act, Hello, Retract, Socket } from "../wire";

export type Command = Socket["command"];
export type Message = Socket["message"];
export type Line = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  // Actions without an acknowledgement, in their order.
  readonly #open = new Map<string, Act | Retract>();

  constructor(
    readonly hello: () => Hello,
    readonly hear: (message: Message) => void,
    readonly changed: (line: Line) => void,
  ) {
    addEventListener("online", this.#hurry);
    this.#connect();
  }

  #connect(): void {
    this.changed("connecting");
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    let greeted = false;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
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
      if (this.#socket !== socket || this.#ended) return;
      this.changed("lost");
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hurry = (): void => {
    if (!this.#ended && this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  say(command: Command): void {
    if (command.type === "act" || command.type === "retract") this.#open.set(command.id, command);
    this.#send(command);
  }

  #send(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
    this.changed("closed");
  }
}
