/** The games as the page knows them without their rules: boards and drawings, each loaded when needed. */
import type { Component } from "svelte";
import type { BoardProps } from "./board";

const BOARDS = import.meta.glob("../games/*/Board.svelte") as Record<string, () => Promise<{ default: Component<BoardProps> }>>;
const DRAWINGS = import.meta.glob("../home/*.svelte", { eager: true, import: "default" }) as Record<string, Component>;

/** For the home page: how long a game takes, and how much there is to think about, of 5. */
export const GAMES: Record<string, { minutes: number; weight: number }> = {
  kokopelli: { minutes: 45, weight: 2 },
  moa: { minutes: 60, weight: 4 },
  perch: { minutes: 45, weight: 3 },
};

export const drawing = (game: string): Component | undefined => DRAWINGS[`../home/${game}.svelte`];

export async function loadBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = BOARDS[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
