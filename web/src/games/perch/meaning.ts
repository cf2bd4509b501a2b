/**
 * What a legal move points at on the board: perhaps a thing to take up first (a bird in hand, a creature, a token), and the
 * thing that is then pointed at. Read from the words of the move; which moves there are only the server knows.
 */
import type { View } from "../../core/board";
import type { Choice } from "../../core/messages";
import { outline, type Farm } from "./layout";

export const CREATURES = ["dog", "cat", "hawk", "fox", "bee", "scarecrow", "cuckoo", "owl", "squirrel"] as const;

export interface Meaning {
  choice: Choice;
  tool: string; // "" if nothing is taken up
  target: string;
}

export const tileOf = (id: string): string => (/^(tile|nest|stack):/.test(id) ? id.split(":")[1] : "");

export function meaningOf(choice: Choice, view: View, farm: Farm): Meaning {
  const [verb, first = "", second = ""] = choice.move.split(" ");
  const tile = choice.at?.[0] ?? "";
  const acting = pawnOf(view, view.acting);
  const means = (target: string, tool = ""): Meaning => ({ choice, tool, target });
  switch (verb) {
    case "perch":
      return means(choice.move.endsWith(" nest") ? `nest:${tile}` : `tile:${tile}`, `hand:${first}`);
    case "build":
      return means(`stack:${tile}:${first}`, "birdhouse");
    case "strike":
      return means(first === "nest" ? `nest:${tile}` : `stack:${tile}:${first}`, "lightning");
    case "owl":
      return means(`tile:${owlGoal(view, farm, Number(first))}`, "creature:owl");
    case "scarecrow":
      return means("creature:scarecrow");
    case "run":
      return means(`tile:${tile}`);
    case "chase":
    case "bring":
    case "swap":
      return means(`stack:${tile}:${first}`);
    case "push":
      return means(second === "off" ? "off" : `tile:${tile}`, `stack:${acting}:${first}`);
    case "pick":
      return means(`stack:${acting}:${first}`);
    case "exchange":
    case "fountain":
      return means(`space:${first}`);
    case "add":
      return means("bag");
    case "keep":
      return means(`goal:${first}`);
    case "return":
    case "give":
      return means(`hand:${first}`);
    case "take":
      return means(`hand:${second}:${first}`);
    case "stand":
      return means(`crossing:${first}`);
    case "end":
    case "skip":
      return means(verb);
    default:
      return means(`tile:${tile}`, `creature:${verb}`);
  }
}

function pawnOf(view: View, creature: string | undefined): string {
  return (creature && view.creatures[creature]?.pawn) || "";
}

/** Where so many steps along the edge lead. */
function owlGoal(view: View, farm: Farm, steps: number): string {
  const walk = outline(farm, view.farm.indexOf(view.gone));
  const at = walk.indexOf(view.farm.indexOf(pawnOf(view, "owl")));
  return at < 0 ? "" : view.farm[walk[(at + steps) % walk.length]];
}

// Birds on a tile -----------------------------------------------------------------------------------------------------

export interface Stack {
  flock: string;
  birds: number;
  size: number; // what it counts for: nest and birdhouse are one more each
  nested: boolean;
  housed: boolean;
  leads: boolean;
}

/** The stacks of a tile, largest first; who alone has the most leads. */
export function stacksOf(there: View | undefined): Stack[] {
  const found = Object.entries((there?.birds ?? {}) as Record<string, number>).map(([flock, birds]) => {
    const nested = !!there?.nested?.includes(flock);
    const housed = !!there?.housed?.includes(flock);
    return { flock, birds, nested, housed, size: birds + Number(nested) + Number(housed), leads: false };
  });
  found.sort((a, b) => b.size - a.size);
  if (found[0] && found[0].size !== found[1]?.size) found[0].leads = true;
  return found;
}

export const emptyNests = (there: View | undefined): number => (there?.nests ?? 0) - (there?.nested?.length ?? 0);

export const seatOf = (flock: string): number => "ABCDE".indexOf(flock); // -1: nobody's
