/** A guided game as a live table: it answers like one, but only the expected move leads on. */
import type { Note } from "./board";
import type { Table } from "./live.svelte";
import type { Choice, Line, Said, State, Welcome } from "./messages";
import type { Tour, TourStep } from "./tour";

const nothing = () => Promise.reject(new Error("nobody to ask in a guided game"));
const no = () => Promise.resolve(false);

export class Scripted implements Table {
  at = $state(0);
  missed = $state(false); // another move was chosen
  readonly step: TourStep = $derived.by(() => this.tour.steps[this.at]);
  readonly game: State = $derived(this.step.state);
  readonly notes: Note[] = $derived((this.step.line?.notes ?? []) as Note[]);
  readonly lines: Line[] = $derived.by(() => this.tour.steps.slice(0, this.at + 1).flatMap((step) => step.line ?? []));
  readonly last: boolean = $derived.by(() => this.at === this.tour.steps.length - 1);
  readonly expected: Choice | undefined = $derived(this.game.legal?.find((choice) => choice.move === this.step.move));

  readonly table = "";
  readonly welcome: Welcome;
  readonly connection = "open";
  readonly denied = null;
  readonly trouble: Said | null = null;
  readonly sending = "";
  readonly since = Date.now();

  constructor(readonly tour: Tour) {
    this.welcome = { kind: "welcome", game: tour.game, options: tour.options, commitment: "", state: tour.steps[0].state, missed: [] };
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.tour.steps.length - 1, to));
    this.missed = false;
  }

  async move(choice: Choice): Promise<void> {
    if (choice.move === this.step.move) this.go(this.at + 1);
    else this.missed = true;
  }

  close(): void {}
  undo = no;
  redo = no;
  answer = no;
  say = no;
  phrase = no;
  standIn = no;
  rematch = no;
  give = nothing;
  why = nothing;
  try = nothing;
  hint = nothing;
  look = nothing;
  story = nothing;
  recap = nothing;
  earlier = no;
}
