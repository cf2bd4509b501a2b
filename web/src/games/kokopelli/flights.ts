/** What the last move did, as things that fly over the table. The view is the truth already; nothing waits for these. */
import type { Note } from "../../core/board";
import { tempo } from "../../core/settings.svelte";

export interface Flight {
  card?: string; // a face; without it a back in the colour of `seat`
  token?: string; // or a token with this on it
  seat: number;
  from: string; // data-id of where it starts and ends
  to: string;
  delay: number; // in steps
}

const LETTERS = "ABCD";
const MOST = 20; // more than this nobody can follow
// Where points come from if not from the space that was played on.
const SOURCES: Record<string, string> = {
  ceremonies: "village", "fewest-cards": "deck", "second-fewest-cards": "deck", "empty-hand": "hand",
};

/** The flights of some notes, in their order. */
export function flights(notes: Note[], eye: number | null): Flight[] {
  const found: Flight[] = [];
  let delay = 0;
  let finished = ""; // the ceremony that was completed last: its tile pays
  let place = "";
  const thrown = new Set<number>(); // whose hands were discarded at the end
  for (const note of notes) {
    const seat = note.seat ?? 0;
    const letter = LETTERS[seat];
    const hand = seat === eye ? "hand" : `hand-${letter}`;
    const add = (flight: Omit<Flight, "seat" | "delay">, steps = 1) => {
      found.push({ seat, delay, ...flight });
      delay += steps;
    };
    const card = note.card as string | undefined;
    if (note.note === "drew") add({ card, from: `deck-${letter}`, to: hand }, 0.4);
    if (note.note === "went-under") add({ card, from: hand, to: `deck-${letter}` });
    if (note.note === "hand-discarded" && !thrown.has(seat)) {
      thrown.add(seat); // one card stands for the whole hand
      add({ card, from: hand, to: `discard-${letter}` }, 0.3);
    }
    if (note.note === "opened" || note.note === "added") {
      place = `space-${note.space}`;
      add({ card: card ?? (note.ceremony as string), from: hand, to: place });
    }
    if (note.note === "completed" || note.note === "cancelled") {
      finished = note.ceremony as string;
      add({ card: finished, from: `space-${note.space}`, to: `discard-${String(note.space)[0]}` }, 0.3);
    }
    if (note.note === "points") {
      const source = SOURCES[note.why as string] ?? (place ? "" : "village");
      const from = note.why === "tile" ? `tile-${finished}` : source ? `${source}-${letter}` : place;
      add({ token: `+${note.points}`, from, to: `score-${letter}` }, 0.6);
    }
    if (note.note === "end-token") add({ token: "", from: "end-tokens", to: `tile-${note.ceremony}` }, 0.5);
  }
  return found.slice(0, MOST);
}

/** How long a flight takes, in milliseconds, as the reader likes it; 0 if nothing is to move. */
export const pace = (): number => 520 * tempo();
