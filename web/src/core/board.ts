/**
 * What a game's board is given, and what it may ask for. A board draws a view and says what was pointed at; it knows no
 * rule. Every game's folder has a `Board.svelte` with these props.
 */
import type { Choice, GameInfo, Piece, Said } from "./messages";

/** Who sits where, ready to be drawn: people differ by colour, shape and letter. */
export interface Sitter {
  seat: number; // 0, 1, 2 ...: colour --seat-0 ..., its shape, and the letter A, B, C ...
  letter: string;
  name: string; // as people read it, bots included
  bot: boolean;
  here: boolean;
  score: number;
}

export type Note = Record<string, unknown> & { note: string; seat: number | null };
export type View = Record<string, any>; // what the game's view.py gives

export interface BoardProps {
  view: View;
  eye: number | null; // the seat it is seen from; a spectator has none
  seat: number; // who decides now
  sitters: Sitter[];
  legal: Choice[]; // what the reader can do now; nothing if it is not their turn
  notes: Note[]; // what the last move did, for animations between the last view and this one
  pieces: Map<string, Piece>; // what is in the box, by place ("section.name")
  info: GameInfo;
  options: Record<string, unknown>;
  /** Words in the reader's language: messages of the game and of the house. */
  words: (key: string, facts?: Record<string, unknown>) => string;
  say: (said: Said) => string;
  /** Somebody pointed at something that stands for these moves: one is made, of several they are asked which. */
  act: (choices: Choice[], at: Element) => void;
  /** Somebody points at something (hover, focus, long press): what these moves would bring is shown. null: no more. */
  peek: (choices: Choice[] | null, at: Element | null) => void;
  /** Something explains itself: a title, sentences, and the places of the components it is made of. null: no more. */
  explain: (what: Explained | null, at: Element | null) => void;
  /** Somebody tried what cannot be done now: the rule that forbids this move, as people write it, is said. */
  why?: (move: string, at: Element) => void;
}

/*
 * How long animations take is the reader's choice: every duration is `calc(300ms * var(--tempo))`, which is 0 if they
 * want none (settings, or reduced motion). In code: `tempo()` of core/settings.svelte.ts.
 */

export interface Explained {
  title: string;
  lines: string[];
  places?: string[]; // components: marks such as "reconstructed" are shown from these
}
