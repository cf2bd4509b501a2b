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

/** Whether a chosen move is the one that the step waits for. */
export const fits = (step: TourStep, choice: Choice): boolean => step.move === undefined || step.move === choice.move;

/** What is wrong with a tour, for the tests: an expected move that is not legal, or a step that nothing leads to. */
export function faults(tour: Tour, has: (key: string) => boolean): string[] {
  return tour.steps.flatMap((step, index) => [
    ...(has(step.say) ? [] : [`step ${index}: no message ${step.say}`]),
    ...(step.move === undefined || step.state.legal?.some((choice) => choice.move === step.move) ? [] : [`step ${index}: ${step.move} is not legal`]),
  ]);
}
