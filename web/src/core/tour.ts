/**
 * A guided first game: a recorded game that goes on only when the expected move is made. It runs in the browser alone,
 * from states that the server once sent, so it needs no table and can be checked in the tests.
 */
import type { Choice, Line, State } from "./messages";

export interface TourStep {
  state: State;
  line?: Line | null; // what led here
  say: string; // key of the message that tells what to see and what to do
  move?: string; // what is expected; none: the reader just goes on
}

export interface Tour {
  game: string;
  options: Record<string, unknown>;
  steps: TourStep[];
}

const TOURS = import.meta.glob("../games/*/tour.json", { import: "default" }) as Record<string, () => Promise<Tour>>;

export const hasTour = (game: string): boolean => `../games/${game}/tour.json` in TOURS;
export const loadTour = (game: string): Promise<Tour> => TOURS[`../games/${game}/tour.json`]();
