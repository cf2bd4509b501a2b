/**
 * What is pointed at on the board. A thing with moves of its own is lit; a thing that must be taken up first (a bird in
 * hand) is lit until it is taken up, then what it can be put on is lit.
 */
import { getContext, setContext } from "svelte";
import type { BoardProps, Explained } from "../../core/board";
import type { Choice } from "../../core/messages";
import type { Farm } from "./layout";
import { meaningOf, seatOf, tileOf } from "./meaning";

const KEY = Symbol("perch");

export class Picker {
  private taken = $state.raw<{ tool: string; legal: Choice[] } | null>(null); // forgotten when the moves change
  private focused = $state<Record<string, string>>({});
  readonly meanings;
  readonly tools;
  readonly tool;

  constructor(
    private readonly given: () => BoardProps,
    readonly farm: () => Farm,
  ) {
    this.meanings = $derived(given().legal.map((choice) => meaningOf(choice, given().view, farm())));
    this.tools = $derived(new Set(this.meanings.map((meaning) => meaning.tool).filter(Boolean)));
    this.tool = $derived.by(() => {
      if (this.taken?.legal === given().legal) return this.taken.tool;
      const birds = [...this.tools].filter((tool) => tool.startsWith("hand:"));
      if (birds.length === 1) return birds[0]; // with one kind of bird there is nothing to choose
      const [only] = this.tools; // nobody takes up a bonus action by accident
      return this.tools.size === 1 && only.startsWith("stack:") ? only : "";
    });
  }

  get props(): BoardProps {
    return this.given();
  }
  get view() {
    return this.props.view;
  }
  words = (key: string, facts?: Record<string, unknown>): string => this.props.words(key, facts);

  /** The moves that pointing at this makes now. A tile stands for all that is on it. */
  does(id: string): Choice[] {
    const tile = id.startsWith("tile:") ? tileOf(id) : "";
    return this.meanings
      .filter(({ tool, target }) => tool === this.tool || !tool)
      .filter(({ target }) => target === id || (tile && tileOf(target) === tile))
      .map(({ choice }) => choice);
  }

  /** Whether something on this very thing can be done (for a tile: on the tile, not on a bird there). */
  aims(id: string): boolean {
    return this.meanings.some(({ tool, target }) => target === id && (!tool || tool === this.tool));
  }

  isTool = (id: string): boolean => this.tools.has(id);
  inHand = (id: string): boolean => this.tool === id && this.tools.has(id);
  lit = (id: string): boolean => this.aims(id) || (this.isTool(id) && !this.inHand(id));
  alive = (id: string): boolean => this.isTool(id) || this.does(id).length > 0;

  /** All moves that begin with this thing: what is shown of it before it is taken up. */
  brings(id: string): Choice[] {
    const own = this.does(id);
    return own.length ? own : this.meanings.filter(({ tool }) => tool === id).map(({ choice }) => choice);
  }

  press(id: string, at: Element, about: () => Explained) {
    const choices = this.does(id);
    if (choices.length) this.props.act(choices, at);
    else if (this.isTool(id)) this.take(this.inHand(id) ? "" : id);
    else {
      this.props.explain(about(), at);
      const tried = this.tried(id);
      if (tried) this.props.why?.(tried, at);
    }
  }
  /** The move that somebody tried who points at a tile which is not lit, as people write it. */
  private tried(id: string): string {
    const [kind, name] = this.tool.split(":");
    if (!id.startsWith("tile:") || !name) return "";
    return kind === "hand" ? `perch ${name} @${tileOf(id)}` : kind === "creature" && name !== "owl" ? `${name} @${tileOf(id)}` : "";
  }
  take(tool: string) {
    this.taken = { tool, legal: this.props.legal };
  }

  /** One thing of a group can be reached with Tab, the others from it with the arrow keys. */
  tab(group: string, id: string, first: boolean): 0 | -1 {
    const now = this.focused[group];
    return (now ? now === id : first) ? 0 : -1;
  }
  focus(group: string, id: string) {
    this.focused[group] = id;
  }
  /** A group may lose the thing that was focused: then its first one is in reach again. */
  forget(group: string, id: string) {
    if (this.focused[group] === id) delete this.focused[group];
  }

  // Words for things ---------------------------------------------------------------------------------------------

  flock(flock: string): string {
    const seat = seatOf(flock);
    return seat < 0 ? this.words("flock-dummy") : `${flock} ${this.props.sitters[seat]?.name ?? ""}`.trim();
  }
  birds(birds: Record<string, number>): string {
    const found = Object.entries(birds).map(([flock, n]) => `${this.flock(flock)} ×${n}`);
    return found.join(", ") || this.words("board-nothing");
  }
  tile = (tile: string): string => this.words(`tile-${tile}`);
  value = (place: string): any => this.props.pieces.get(place)?.value;
}

export const setPicker = (picker: Picker): Picker => setContext(KEY, picker);
export const usePicker = (): Picker => getContext<Picker>(KEY);

// Pointing ------------------------------------------------------------------------------------------------------------

export interface Thing {
  id: string;
  group: string;
  about: () => Explained;
}

const LONG_PRESS = 450; // milliseconds
let shown: Element | null = null; // what explains itself now
const ARROWS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** `use:points={{ id, group, about }}`: mouse, finger and keyboard for one thing on the board. */
export function points(node: SVGElement | HTMLElement, thing: Thing) {
  const picker = usePicker();
  let now = thing;
  let timer = 0;
  let held = false; // a long press has explained it: the click that follows means nothing

  const show = () => {
    shown = node;
    const choices = picker.brings(now.id);
    picker.props.explain(now.about(), node);
    picker.props.peek(choices.length ? choices : null, choices.length ? node : null);
  };
  const drag = draggable(picker, () => now.id, node, () => {
    clearTimeout(timer);
    held = true;
  });
  const hide = () => {
    if (shown !== node) return;
    shown = null;
    picker.props.explain(null, null);
    picker.props.peek(null, null);
  };
  const on: Record<string, (event: any) => void> = {
    click: () => {
      if (!held) picker.press(now.id, node, now.about);
      held = false;
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        picker.press(now.id, node, now.about);
      } else if (ARROWS[event.key] && !event.altKey && !event.ctrlKey && !event.metaKey) {
        const next = nearest(node, now.group, ARROWS[event.key]);
        if (next) {
          event.preventDefault();
          next.focus();
        }
      }
    },
    pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && show(),
    pointerleave: (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType === "mouse") hide();
    },
    pointerdown: (event: PointerEvent) => {
      held = false;
      drag(event);
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        held = true;
        show();
      }, LONG_PRESS);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event: Event) => held && event.preventDefault(),
    focus: () => {
      picker.focus(now.group, now.id);
      if (node.matches(":focus-visible")) show();
    },
    blur: () => queueMicrotask(hide), // a thing that is taken away loses focus while the board is being drawn
  };
  for (const [name, listener] of Object.entries(on)) node.addEventListener(name, listener);
  node.dataset.id = now.id;
  node.dataset.group = now.group;
  return {
    update(next: Thing) {
      now = next;
      node.dataset.id = now.id;
      node.dataset.group = now.group;
    },
    destroy() {
      clearTimeout(timer);
      queueMicrotask(hide);
      const { group, id } = now;
      queueMicrotask(() => picker.forget(group, id)); // not while the board is being drawn
      for (const [name, listener] of Object.entries(on)) node.removeEventListener(name, listener);
    },
  };
}

const FAR_ENOUGH = 9; // pixels: less is a press with an unsteady hand

/** Things that are taken up can also be dragged to where they go; a picture of them follows the pointer. */
function draggable(picker: Picker, id: () => string, node: SVGElement | HTMLElement, begun: () => void) {
  return (down: PointerEvent) => {
    const picture = node instanceof HTMLElement ? (node.querySelector("svg") ?? node.nextElementSibling?.querySelector("svg")) : null;
    if (!picture || down.button !== 0 || !picker.isTool(id())) return;
    let ghost: SVGElement | undefined;
    const move = (event: PointerEvent) => {
      if (!ghost) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR_ENOUGH) return;
        begun();
        picker.take(id());
        ghost = picture.cloneNode(true) as SVGElement;
        Object.assign(ghost.style, { position: "fixed", width: "56px", height: "50px", pointerEvents: "none", zIndex: "9", fill: "var(--ink)" });
        node.closest(".perch")?.append(ghost);
      }
      ghost.style.left = `${event.clientX - 28}px`;
      ghost.style.top = `${event.clientY - 34}px`;
    };
    const up = (event: PointerEvent) => {
      stop();
      if (!ghost) return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-id]");
      const choices = under ? picker.does(under.dataset.id ?? "") : [];
      if (under && under !== node && choices.length) picker.props.act(choices, under);
    };
    const stop = () => {
      ghost?.remove();
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop);
  };
}

/** The nearest thing of a group in a direction, measured between middles; what lies aside counts double. */
function nearest(node: Element, group: string, [dx, dy]: [number, number]): (Element & { focus(): void }) | undefined {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(node);
  let best: Element | undefined;
  let least = Infinity;
  for (const other of node.closest(".perch")?.querySelectorAll(`[data-group="${group}"]`) ?? []) {
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other !== node && ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = other;
    }
  }
  return best as (Element & { focus(): void }) | undefined;
}
