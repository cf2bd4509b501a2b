/** What the notes of a move look like in motion: birds that fly from one place to another, and signs that pop up. */
import type { Note } from "../../core/board";

export interface Flight {
  flock: string;
  n: number;
  from: string; // places, as selectors
  to: string;
}
export interface Pop {
  at: string;
  seat: number | null;
  text: string;
  icon: string;
}
export type Motion = Flight | Pop;

const thing = (id: string): string => `[data-id="${id}"]`;
const seat = (n: unknown): string => `[data-seat="${n}"]`;
const supply = (flock: unknown): string => (flock === "dummy" ? thing("bag") : `[data-supply="${flock}"]`);
const FARM = ".farm";

/** Birds sent to the fountain land in a later move, when their owner has chosen a space: where they came from is kept. */
let sentFrom = FARM;

export function motionsOf(notes: Note[], tiles: string[]): Motion[] {
  const found: Motion[] = [];
  const fly = (flock: unknown, from: string, to: string, n: unknown = 1) => found.push({ flock: String(flock), n: Number(n), from, to });
  const pop = (at: string, text: string, who: number | null = null, icon = "") => found.push({ at, text, seat: who, icon });
  let emptied = false;
  for (const note of notes) {
    const tile = thing(`tile:${note.tile}`);
    switch (note.note) {
      case "migrated":
      case "added":
        fly(note.flock, supply(note.flock), thing("bag"), note.birds);
        break;
      case "recruited":
        fly(note.flock, thing("bag"), seat(note.seat));
        break;
      case "took-own":
        if (note.birds) fly("ABCDE"[note.seat ?? 0], supply("ABCDE"[note.seat ?? 0]), seat(note.seat), note.birds);
        break;
      case "returned":
        fly(note.flock, seat(note.seat), thing("bag"));
        break;
      case "exchanged":
        fly(note.flock, seat(note.seat), seat(note.other));
        fly(note.flock2, seat(note.other), seat(note.seat));
        break;
      case "perched":
        fly(note.flock, seat(note.seat), tile);
        break;
      case "sent":
      case "struck":
        sentFrom = tile;
        if (note.note === "struck") pop(tile, "", note.seat, "lightning");
        break;
      case "struck-nest":
        pop(tile, "", note.seat, "lightning");
        break;
      case "built":
        pop(tile, "", note.seat, "birdhouse");
        break;
      case "activated":
        pop(thing(`creature:${note.creature}`), "", note.seat, String(note.creature));
        break;
      case "to-fountain":
        fly(note.flock, sentFrom, thing(`space:${note.space}`));
        break;
      case "bag-emptied":
        emptied = true;
        break;
      case "to-plaza":
        fly(note.flock, emptied ? thing("bag") : sentFrom, thing("plaza"), note.birds);
        break;
      case "to-supply":
        fly(note.flock, sentFrom, supply(note.flock), note.birds);
        break;
      case "pushed":
        fly(note.flock, tile, thing(`tile:${note.tile2}`));
        break;
      case "swapped":
        fly(note.flock2, tile, FARM);
        break;
      case "points": {
        const why = String(note.why);
        const at = tiles.includes(why) ? thing(`tile:${why}`) : why === "fountain" || why === "plaza" ? thing(why === "plaza" ? "plaza" : "space:1") : `[data-score="${note.seat}"]`;
        if (note.points) pop(at, `+${note.points}`, note.seat);
      }
    }
  }
  return found;
}
