/**
 * What the table page is about: the live table, what of it is shown now (perhaps the past), and what somebody points
 * at. The boards and the panels around them talk to this and not to each other.
 */
import type { Explained, Note, Sitter, View } from "../core/board";
import type { Table } from "../core/live.svelte";
import type { Choice, Forbidden, GameInfo, Outcome, Past, Piece, Said, State } from "../core/messages";
import { settings } from "../core/settings.svelte";
import { sittersOf } from "../core/sitters";
import { t, words } from "../core/tongue.svelte";

const PEEK_AFTER = 130; // ms: who only passes by asks for nothing
const HIDE_AFTER = 120;

export interface Tip {
  at: Element;
  explained?: Explained;
  choices?: Choice[];
  outcome?: Outcome | null;
  forbidden?: Forbidden;
}

export interface Menu {
  at: Element;
  choices: Choice[];
  barrier?: Said; // a single choice to be confirmed, and why
}

export class Desk {
  past = $state.raw<Past | null>(null);
  lookingAs = $state<number | null>(null); // whose knowledge the past is seen with
  tip = $state.raw<Tip | null>(null);
  menu = $state.raw<Menu | null>(null);
  lifted = $state<number | null>(null); // the seat that looks at this screen, when several share it
  private outcomes = new Map<string, Promise<Outcome | null>>();
  private outcomesOf = -1; // the version that they belong to
  private asking: ReturnType<typeof setTimeout> | undefined;
  private hiding: Partial<Record<"choices" | "explained", ReturnType<typeof setTimeout>>> = {}; // each part on its own

  constructor(
    readonly live: Table,
    readonly info: GameInfo,
    readonly pieces: Map<string, Piece>,
  ) {}

  // What is shown

  readonly game: State = $derived.by(() => this.live.game!);
  readonly sitters: Sitter[] = $derived.by(() => {
    const now = sittersOf(this.game, words());
    return this.past ? now.map((sitter) => ({ ...sitter, score: this.past!.scores[sitter.seat] })) : now;
  });
  readonly names: string[] = $derived(this.sitters.map((sitter) => sitter.name));
  readonly you: number[] = $derived(this.game.you ?? []);
  readonly eye: number | null = $derived(this.past ? this.lookingAs : (this.game.eye ?? null));
  readonly view: View = $derived(this.past?.view ?? this.game.view);
  readonly notes: Note[] = $derived.by(() => (this.past ? (this.past.line?.notes ?? []) : this.live.notes) as Note[]);
  readonly over: boolean = $derived(this.game.phase === "over");
  /** Whether this reader decides now. */
  readonly myTurn: boolean = $derived(this.game.phase === "playing" && (this.game.legal?.length ?? 0) > 0);
  /** Several seats of this screen have hands to hide: who looks now must be who is meant to. */
  readonly curtain: boolean = $derived(this.you.length > 1 && !this.over && this.game.phase === "playing" && this.lifted !== (this.game.eye ?? null));
  readonly choices: Choice[] = $derived(this.past || this.curtain ? [] : (this.game.legal ?? []));
  /** What can be clicked: nothing while a move is on its way. */
  readonly legal: Choice[] = $derived.by(() => (this.live.sending ? [] : this.choices));

  say = (said: Said): string => words().say(said, this.names);
  words = (key: string, facts?: Record<string, unknown>): string => words().words(key, facts, this.names);

  /** The turn in words. */
  readonly turn: string = $derived.by(() => {
    if (this.game.phase === "waiting") return t("web-phase-waiting");
    if (this.over) return this.result;
    if (this.game.asks && !this.curtain) return this.say(this.game.asks);
    return t("web-to-move", { player: this.names[this.game.seat] });
  });
  readonly result: string = $derived.by(() => {
    const winners = (this.game.winners ?? []).map((seat) => this.names[seat]);
    return t("web-winners", { count: winners.length, winners: words().list(winners) });
  });

  // What somebody does

  act = (choices: Choice[], at: Element): void => {
    this.hide();
    if (choices.length === 0) return;
    const [only] = choices;
    if (choices.length > 1) this.menu = { at, choices };
    else if (only.barrier && settings.confirm) this.menu = { at, choices, barrier: only.barrier };
    else this.make(only);
  };

  make = (choice: Choice): void => {
    this.menu = null;
    this.hide();
    void this.live.move(choice);
  };

  peek = (choices: Choice[] | null, at: Element | null): void => {
    clearTimeout(this.asking);
    if (!choices?.length || !at) return this.release("choices");
    clearTimeout(this.hiding.choices);
    this.asking = setTimeout(() => void this.show(choices, at), PEEK_AFTER);
  };

  explain = (what: Explained | null, at: Element | null): void => {
    if (!what || !at) return this.release("explained");
    clearTimeout(this.hiding.explained);
    this.tip = this.tip?.at === at ? { ...this.tip, explained: what } : { at, explained: what };
  };

  why = async (move: string, at: Element): Promise<void> => {
    const forbidden = await this.live.why(move).catch(() => null);
    if (forbidden) this.tip = { at, forbidden };
  };

  hide = (): void => {
    clearTimeout(this.asking);
    clearTimeout(this.hiding.choices);
    clearTimeout(this.hiding.explained);
    this.tip = null;
  };

  private async show(choices: Choice[], at: Element): Promise<void> {
    const mine = { ...(this.tip?.at === at ? this.tip : {}), at, choices };
    this.tip = mine;
    if (choices.length !== 1 || this.live.connection !== "open") return;
    const outcome = await this.outcome(choices[0]);
    if (this.tip?.at === at && this.tip.choices === choices) this.tip = { ...this.tip, outcome };
  }

  private outcome(choice: Choice): Promise<Outcome | null> {
    if (this.outcomesOf !== this.game.version) {
      this.outcomes.clear();
      this.outcomesOf = this.game.version;
    }
    let known = this.outcomes.get(choice.move);
    if (!known) this.outcomes.set(choice.move, (known = this.live.try(choice.move).catch(() => null)));
    return known;
  }

  /** One of the two things a tip can say goes away, in a moment: the pointer may be on its way to a neighbour. */
  private release(part: "choices" | "explained"): void {
    clearTimeout(this.hiding[part]);
    this.hiding[part] = setTimeout(() => {
      if (!this.tip) return;
      const other = part === "choices" ? this.tip.explained : this.tip.choices;
      if (!other) this.tip = null;
      else this.tip = { ...this.tip, [part]: undefined, outcome: part === "choices" ? undefined : this.tip.outcome };
    }, HIDE_AFTER);
  }
}
