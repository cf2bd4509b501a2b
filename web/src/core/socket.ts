/**
 * One WebSocket that comes back by itself. The server is the only truth: after each connection we say what we saw last,
 * it answers with the table as it is, and whatever it has not acknowledged is sent again under the same id, so that
 * nothing is lost and nothing happens twice.
 */
import type { Done, FromBrowser, FromServer, Refused, Said, Told } from "./messages";

export type Connection = "connecting" | "open" | "lost";
type Request = Extract<FromBrowser, { id: string }>;
type Answered = Done | Told | Refused;

const PING_EVERY = 10_000;
const SILENCE = 25_000; // nothing heard for so long: the connection is dead, whatever the browser says
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

export interface Hearing {
  hello: () => FromBrowser; // said first on every connection
  heard: (message: Exclude<FromServer, Answered>) => void;
  changed: (connection: Connection) => void;
  denied: (why: Said) => void; // the server does not want us here
}

/** What the server said no to. */
export class Denied extends Error {
  constructor(readonly why: Said) {
    super(why.key);
  }
}

export class Socket {
  private socket: WebSocket | null = null;
  private readonly open = new Map<string, { request: Request; done: (answer: Done | Told) => void; refused: (why: Denied) => void }>();
  private welcome = false;
  private closed = false;
  private wait = FIRST_WAIT;
  private lastHeard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly beat = setInterval(() => this.check(), PING_EVERY / 2);
  private lastPing = 0;

  constructor(
    private readonly address: string,
    private readonly to: Hearing,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Ask for something; it is sent again after each interruption until there is an answer. */
  request(request: Request): Promise<Done | Told> {
    return new Promise((done, refused) => {
      this.open.set(request.id, { request, done, refused });
      if (this.welcome) this.send(request);
    });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.to.changed(this.wait === FIRST_WAIT ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => this.send(this.to.hello());
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  private lost(): void {
    this.welcome = false;
    this.socket = null;
    if (this.closed) return;
    this.to.changed("lost");
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8);
  }

  /** The network or the reader is back: do not wait any longer. */
  private readonly hurry = (): void => {
    if (document.hidden || this.closed) return;
    if (this.socket) this.check();
    else this.connect();
  };

  private check(): void {
    if (!this.socket || this.closed) return;
    const now = Date.now();
    if (now - this.lastHeard > SILENCE) {
      const dead = this.socket;
      this.lost();
      dead.close();
    } else if (this.welcome && now - this.lastPing >= PING_EVERY) {
      this.lastPing = now;
      this.send({ kind: "ping" });
    }
  }

  private hear(message: FromServer): void {
    this.lastHeard = Date.now();
    if (message.kind === "done" || message.kind === "told" || message.kind === "refused") this.answered(message);
    else {
      this.to.heard(message);
      if (message.kind === "welcome") this.welcomed();
    }
  }

  private welcomed(): void {
    this.welcome = true;
    this.wait = FIRST_WAIT;
    this.to.changed("open");
    for (const { request } of this.open.values()) this.send(request);
  }

  private answered(message: Answered): void {
    const asked = this.open.get(message.id);
    this.open.delete(message.id);
    if (message.kind !== "refused") asked?.done(message);
    else if (asked) asked.refused(new Denied(message.why));
    else if (!this.welcome) this.deny(message.why);
  }

  private deny(why: Said): void {
    this.close();
    this.to.denied(why);
  }

  private send(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
