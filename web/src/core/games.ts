/** The boards, each loaded when somebody sits down at one. */
import type { Component } from "svelte";
import type { BoardProps } from "./board";

type Load = () => Promise<{ default: Component<BoardProps> }>;
const BOARDS = import.meta.glob("../games/*/Board.svelte") as Record<string, Load>;

export const GAMES = ["kokopelli", "moa", "perch"] as const;

export async function loadBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = BOARDS[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
