// Made by scripts/protocol.py from rookery/server/messages.py: change it there.

/** Something to be said: the key of a message, and its facts (which may be said themselves). */
export interface Said {
  key: string;
  facts?: Record<string, any>;
}

/** The first message: which table, the secrets of the seats here (none: to watch), and the last version seen. */
export interface Hello {
  kind: "hello";
  table: string;
  secrets?: string[];
  seen?: number;
}

/** A move, made on what version `version` showed. Sent again with the same id, it is still made once. */
export interface Move {
  kind: "move";
  id: string;
  version: number;
  move: string;
}

/** Take back what this seat decided last; if something stands in between, ask the others. */
export interface Undo {
  kind: "undo";
  id: string;
  version: number;
  seat: number;
}

/** Make again what was taken back last. */
export interface Redo {
  kind: "redo";
  id: string;
  version: number;
  seat: number;
}

/** Yes or no to somebody who asks to take something back. */
export interface Answer {
  kind: "answer";
  id: string;
  seat: number;
  yes: boolean;
}

/** Chat: own words, or a ready phrase. */
export interface Say {
  kind: "say";
  id: string;
  seat: number;
  text?: string;
  phrase?: string;
}

/** Let a bot play for somebody who is not here, or for oneself; no level: they play again. */
export interface StandIn {
  kind: "standin";
  id: string;
  seat: number;
  level?: string;
}

/** After the end: the same people once more, the next one starting. The answer is the new table, in the state. */
export interface Rematch {
  kind: "rematch";
  id: string;
  seat: number;
}

/** Told: a code that opens this seat on another device, once, within some minutes. */
export interface Give {
  kind: "give";
  id: string;
  seat: number;
}

/** Told: a Forbidden. Which rule forbids a move, as people write it. */
export interface Why {
  kind: "why";
  id: string;
  move: string;
}

/** Told: an Outcome. What a legal move would bring, as far as the mover can know. */
export interface Try {
  kind: "try";
  id: string;
  version: number;
  move: string;
}

/** Told: a list of Advice. What a strong bot would do. */
export interface Hint {
  kind: "hint";
  id: string;
  version: number;
}

/** Told: a Past. The table as it was after some moves: during play as one's own seat saw it, afterwards as any. */
export interface Look {
  kind: "look";
  id: string;
  ply: number;
  seat?: number | null;
}

/** Told: a Course. The scores over the moves so far, where each round began, and where the points came from. */
export interface Story {
  kind: "story";
  id: string;
}

/** Told: a list of Lines. What happened before a version, the latest last. */
export interface Log {
  kind: "log";
  id: string;
  before: number;
}

/** Told: a list of Lines. What happened since this seat last moved. */
export interface Recap {
  kind: "recap";
  id: string;
  seat: number;
}

/** Is anybody there? */
export interface Ping {
  kind: "ping";
}

/** A legal move: as it is sent back, as it is said, and what it points at on the board. */
export interface Choice {
  move: string;
  says: Said;
  at?: string[];
  barrier?: Said | null;
}

/** Who sits in a seat. */
export interface Player {
  who: string;
  name?: string;
  level?: string;
  stand_in?: string;
  here?: boolean;
}

/** What can be taken back: to which move, and what stands in between, if anything does. */
export interface Back {
  ply: number;
  barrier?: Said | null;
}

/** Somebody asks to take something back, and who has agreed so far. */
export interface Asked {
  seat: number;
  agreed: number[];
}

/** Time to think: seconds left to each seat when the turn began, and how long ago that was. */
export interface Clock {
  left: number[];
  refill: number;
  running?: number;
}

/** The table now, as one reader may know it. */
export interface State {
  version: number;
  ply: number;
  phase: string;
  players: Player[];
  seat: number;
  view: Record<string, any>;
  scores: number[];
  you?: number[];
  eye?: number | null;
  asks?: Said | null;
  rule?: string;
  legal?: Choice[];
  winners?: number[];
  back?: Back | null;
  redo?: boolean;
  asked?: Asked | null;
  clock?: Clock | null;
  next?: string;
  seed?: string;
  salt?: string;
}

/** Something that happened, as far as the reader may know it. */
export interface Line {
  version: number;
  what: string;
  seat: number;
  at: number;
  move?: string;
  says?: Said[];
  notes?: Record<string, any>[];
  text?: string;
}

/** Why a move cannot be made: the refusal, and the number of the rule in the game's rules, if there is one. */
export interface Forbidden {
  why: Said;
  rule?: string;
}

/** What a move would bring: what happens, the points each gains, and what keeps it from being taken back. It ends where something hidden or random comes into play. */
export interface Outcome {
  says: Said[];
  gains: number[];
  barrier?: Said | null;
}

/** A move that a bot thought about: its outlook from 0, lost, to 1, won; the lead it expects; how often it tried. */
export interface Advice {
  move: string;
  says: Said;
  tried: number;
  outlook?: number | null;
  lead?: number | null;
}

/** The table as it was after some moves, and the move that led there. */
export interface Past {
  ply: number;
  seat: number;
  view: Record<string, any>;
  scores: number[];
  line?: Line | null;
}

/** Points of a seat from one source. */
export interface Points {
  seat: number;
  why: Said;
  points: number;
}

/** How a match went. */
export interface Course {
  scores: number[][];
  rounds: number[];
  points: Points[];
}

/** The answer to Hello: the table now, and what happened since the last version seen (or the latest of it). */
export interface Welcome {
  kind: "welcome";
  game: string;
  options: Record<string, any>;
  commitment: string;
  state: State;
  missed: Line[];
  own_box?: boolean;
}

/** Something happened; the table after it. */
export interface Happened {
  kind: "happened";
  line: Line;
  state: State;
}

/** Nothing happened in the game, but the table looks different: somebody came, left or asked. */
export interface Changed {
  kind: "changed";
  state: State;
}

/** What was asked for is done and stored. */
export interface Done {
  kind: "done";
  id: string;
  version: number;
}

/** It cannot be done, and why. */
export interface Refused {
  kind: "refused";
  id: string;
  why: Said;
}

/** The answer to a question. */
export interface Told {
  kind: "told";
  id: string;
  answer: any;
}

/** Yes. */
export interface Pong {
  kind: "pong";
}

/** A seat of a new table: a person on this device (`here`), whoever takes the link (`person`), or a `bot`. */
export interface NewSeat {
  who: string;
  name?: string;
  level?: string;
}

/** Seconds to think in all, and seconds more after each turn. When they run out, a bot takes over. */
export interface NewClock {
  bank: number;
  refill?: number;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, any>;
  components?: Record<string, any>;
  listed?: boolean;
  watch?: boolean;
  clock?: NewClock | null;
}

/** What opens a seat. */
export interface Ticket {
  table: string;
  seat: number;
  secret: string;
}

/** A new table, and the seats that belong to this device. */
export interface Made {
  table: string;
  tickets: Ticket[];
}

/** POST /api/tables/TABLE/seats: take a free seat, the first if none is named. The answer is a Ticket. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** POST /api/codes: what `Give` told on another device. The answer is a Ticket. */
export interface Code {
  code: string;
}

/** POST /api/mine: how are my tables? The answer is a list of Listed. */
export interface Mine {
  tickets: Ticket[];
}

/** A table in a list. GET /api/tables gives those that anybody may find, GET /api/tables/TABLE one. */
export interface Listed {
  table: string;
  game: string;
  phase: string;
  players: Player[];
  options: Record<string, any>;
  watch: boolean;
  made: number;
  your_turn?: boolean;
}

/** An option of a game. Its words are the messages `option-NAME` and so on of the game. */
export interface OptionInfo {
  name: string;
  type: string;
  default: any;
  values?: string[];
  sets?: string[];
}

/** GET /api/games lists these. */
export interface GameInfo {
  name: string;
  version: number;
  least: number;
  most: number;
  options: OptionInfo[];
  levels: string[];
  rules: string[];
}

/** GET /api/games/GAME/box, or /api/tables/TABLE/box, lists everything in the box: where it comes from, how sure. */
export interface Piece {
  place: string;
  value: any;
  mark: string;
  source: string;
}

/** The answer to a request that cannot be met. */
export interface Wrong {
  why: Said;
}

export type FromBrowser = Hello | Move | Undo | Redo | Answer | Say | StandIn | Rematch | Give | Why | Try | Hint | Look | Story | Log | Recap | Ping;

export type FromServer = Welcome | Happened | Changed | Done | Refused | Told | Pong;
