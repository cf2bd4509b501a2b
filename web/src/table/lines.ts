/** What happened, in sentences. */
import type { Line, Said } from "../core/messages";
import { t } from "../core/tongue.svelte";
import type { Desk } from "./desk.svelte";

export interface Told {
  text: string;
  points: number; // that somebody took, to stand out
}

/** The sentences of a line of the log; chat is not one. */
export function told(line: Line, desk: Desk): Told[] {
  if (line.what === "move") return (line.says ?? []).map((said) => ({ text: desk.say(said), points: pointsOf(said) }));
  return [{ text: t(`web-line-${line.what}`, { player: desk.names[line.seat] ?? "" }), points: 0 }];
}

const pointsOf = (said: Said): number => (said.key === "note-points" && typeof said.facts?.points === "number" ? said.facts.points : 0);

/** What somebody said at the table. */
export const chatText = (line: Line, desk: Desk): string => line.text || (line.says ?? []).map(desk.say).join(" ");
