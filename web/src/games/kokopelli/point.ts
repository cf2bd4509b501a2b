/** Pointing at things: a click or tap acts, hover, focus and long press explain; arrow keys walk over the table. */
import type { Attachment } from "svelte/attachments";
import type { BoardProps, Explained } from "../../core/board";
import type { Choice } from "../../core/messages";

const LONG_PRESS = 450; // milliseconds
const HOVER = 160; // whoever only passes by is told nothing

export interface Pointed {
  moves: Choice[]; // what it stands for now
  about: Explained;
  go?: (at: Element) => void; // what a click does; without it a click explains
  card?: string; // its kind, so that all of the same kind can be shown together
}
export type Asks = Pick<BoardProps, "act" | "peek" | "explain" | "why"> & { kin: (card: string) => void };

let shown: Element | null = null; // what explains itself now

/** Listeners ask `what` only when something happens, so they stay while the table changes. */
export function pointing(asks: Asks, what: () => Pointed): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let held = false; // a long press explains and does nothing else
    const show = () => {
      const { moves, about, card } = what();
      shown = node;
      asks.kin(card ?? "");
      asks.explain(about, node);
      asks.peek(moves.length ? moves : null, node);
    };
    // Later: what has the focus may lose it because it is being taken off the table, and then nothing may change yet.
    const hide = () =>
      queueMicrotask(() => {
        if (shown !== node) return;
        shown = null;
        asks.kin("");
        asks.explain(null, node);
        asks.peek(null, node);
      });
    const listeners: Record<string, (event: any) => void> = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        asks.kin(what().card ?? "");
        timer = window.setTimeout(show, HOVER);
      },
      pointerleave: (event: PointerEvent) => {
        clearTimeout(timer);
        if (event.pointerType !== "mouse") return;
        asks.kin("");
        hide();
      },
      pointerdown: (event: PointerEvent) => {
        held = false;
        if (event.pointerType === "mouse") return;
        timer = window.setTimeout(() => {
          held = true;
          show();
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event: Event) => held && event.preventDefault(),
      focus: () => node.matches(":focus-visible") && show(),
      blur: hide,
      click: () => {
        if (held) return void (held = false);
        const { go } = what();
        if (!go) return show();
        clearTimeout(timer); // what is done needs no explanation any more, and it would lie in the way
        hide();
        go(node);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      hide();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    };
  };
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Each group is one stop of the Tab key; arrows go to the next thing in that direction, beyond the group if need be. */
export const walking: Attachment<HTMLElement> = (root) => {
  const stops = (within: Element) => [...within.querySelectorAll<HTMLElement>("[data-stop]")];
  const settle = () => {
    for (const group of root.querySelectorAll("[data-group]")) {
      const all = stops(group);
      const current = all.find((stop) => stop.tabIndex === 0 && stop.hasAttribute("tabindex")) ?? all[0];
      for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
    }
  };
  const focus = (event: FocusEvent) => {
    const group = (event.target as Element).closest("[data-group]");
    if (group) for (const stop of stops(group)) stop.tabIndex = stop === event.target ? 0 : -1;
  };
  const key = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    const from = (event.target as Element).closest<HTMLElement>("[data-stop]");
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const group = from.closest("[data-group]");
    const to = nearest(from, group ? stops(group) : [], way) ?? nearest(from, stops(root), way);
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  };
  settle();
  const changes = new MutationObserver(settle);
  changes.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", focus);
  root.addEventListener("keydown", key);
  return () => {
    changes.disconnect();
    root.removeEventListener("focusin", focus);
    root.removeEventListener("keydown", key);
  };
};

/** The nearest of some things in a direction; what lies off the line counts as farther away. */
function nearest(from: Element, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x0, y0] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const [x1, y1] = middle(one);
    const along = (x1 - x0) * x + (y1 - y0) * y;
    const off = Math.abs((x1 - x0) * y) + Math.abs((y1 - y0) * x);
    if (one !== from && along > 4 && along + 2 * off < least) [best, least] = [one, along + 2 * off];
  }
  return best;
}
