/** A table as this reader knows it now. Everything shown is derived from what the server said last. */
import type { Note } from "./board";
import type { Advice, Choice, Course, Forbidden, FromBrowser, Line, Outcome, Past, Said, State, Told, Welcome } from "./messages";
import { Denied, Socket, type Connection } from "./socket";
import { tickets } from "./tickets";

type Request = Extract<FromBrowser, { id: string }>;
type Unsent = Request extends infer Each ? (Each extends Request ? Omit<Each, "id"> : never) : never;

const CHANGES = new Set(["move", "undo", "redo"]); // what changes the position
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

export class Live {
  welcome = $state.raw<Welcome | null>(null);
  game = $state.raw<State | null>(null);
  lines = $state.raw<Line[]>([]);
  notes = $state.raw<Note[]>([]); // of the move that led here
  connection = $state<Connection>("connecting");
  denied = $state.raw<Said | null>(null); // we are not let in, and why
  trouble = $state.raw<Said | null>(null); // what was refused last
  sending = $state(""); // a move that is not stored yet
  since = $state(0); // when what we know arrived, for clocks
  private moved = 0; // the version at which the position changed last
  private readonly socket: Socket;

  /** `happened` is told of each line as it happens, not of what was missed. */
  constructor(
    readonly table: string,
    private readonly happened: (line: Line) => void = () => {},
  ) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new Socket(`${scheme}//${location.host}/live`, {
      hello: () => ({ kind: "hello", table, secrets: this.secrets(), seen: this.game?.version ?? 0 }),
      heard: (message) => {
        if (message.kind === "welcome") this.greet(message);
        else if (message.kind === "happened") this.take(message.state, message.line);
        else if (message.kind === "changed") this.show(message.state);
      },
      changed: (connection) => (this.connection = connection),
      denied: (why) => (this.denied = why),
    });
  }

  close(): void {
    this.socket.close();
  }

  // What is heard

  private secrets(): string[] {
    return tickets().filter((ticket) => ticket.table === this.table).map((ticket) => ticket.secret);
  }

  private greet(welcome: Welcome): void {
    const known = this.lines.at(-1)?.version ?? -1;
    this.lines = [...this.lines, ...welcome.missed.filter((line) => line.version > known)];
    if (welcome.missed.some((line) => CHANGES.has(line.what))) this.moved = welcome.state.version;
    this.welcome = welcome;
    this.notes = [];
    this.show(welcome.state);
  }

  private take(game: State, line: Line): void {
    this.lines = [...this.lines, line];
    if (CHANGES.has(line.what)) {
      this.moved = line.version;
      this.notes = (line.what === "move" ? (line.notes ?? []) : []) as Note[];
    }
    this.show(game);
    this.happened(line);
  }

  private show(game: State): void {
    this.game = game;
    this.since = Date.now();
  }

  // What is asked for

  private send(request: Unsent): Promise<unknown> {
    return this.socket.request({ ...request, id: newId() } as Request);
  }

  /** Make a move. If only words were said meanwhile it still means the same, and is sent once more. */
  async move(choice: Choice): Promise<void> {
    if (this.sending || !this.game) return;
    const position = this.moved;
    this.sending = choice.move;
    this.trouble = null;
    try {
      await this.send({ kind: "move", version: this.game.version, move: choice.move });
    } catch (wrong) {
      const stale = wrong instanceof Denied && wrong.why.key === "move-stale";
      const same = this.moved === position && this.game.legal?.some((legal) => legal.move === choice.move);
      this.sending = "";
      if (stale && same) return this.move(choice);
      this.note(wrong);
    }
    this.sending = "";
  }

  /** Ask for something that is either done or refused. */
  private async want(request: Unsent): Promise<boolean> {
    this.trouble = null;
    try {
      await this.send(request);
      return true;
    } catch (wrong) {
      this.note(wrong);
      return false;
    }
  }

  private note(wrong: unknown): void {
    if (!(wrong instanceof Denied)) throw wrong;
    this.trouble = wrong.why;
  }

  private async told<Answer>(request: Unsent): Promise<Answer> {
    return ((await this.send(request)) as Told).answer as Answer;
  }

  private get version(): number {
    return this.game?.version ?? 0;
  }

  undo = (seat: number) => this.want({ kind: "undo", version: this.version, seat });
  redo = (seat: number) => this.want({ kind: "redo", version: this.version, seat });
  answer = (seat: number, yes: boolean) => this.want({ kind: "answer", seat, yes });
  say = (seat: number, text: string) => this.want({ kind: "say", seat, text });
  phrase = (seat: number, phrase: string) => this.want({ kind: "say", seat, phrase });
  standIn = (seat: number, level: string) => this.want({ kind: "standin", seat, level });
  rematch = (seat: number) => this.want({ kind: "rematch", seat });
  give = (seat: number) => this.told<string>({ kind: "give", seat });
  why = (move: string) => this.told<Forbidden>({ kind: "why", move });
  try = (move: string) => this.told<Outcome>({ kind: "try", version: this.version, move });
  hint = () => this.told<Advice[]>({ kind: "hint", version: this.version });
  look = (ply: number, seat: number | null) => this.told<Past>({ kind: "look", ply, seat });
  story = () => this.told<Course>({ kind: "story" });
  recap = (seat: number) => this.told<Line[]>({ kind: "recap", seat });

  /** What happened before what is known, put in front. Whether there may be more. */
  async earlier(): Promise<boolean> {
    const before = this.lines[0]?.version ?? this.version + 1;
    const lines = await this.told<Line[]>({ kind: "log", before });
    this.lines = [...lines.filter((line) => line.version < before), ...this.lines];
    return lines.length > 0;
  }
}

/** All that a table page needs of a live table; a guided game gives the same without a server. */
export type Table = Pick<Live, keyof Live>;
