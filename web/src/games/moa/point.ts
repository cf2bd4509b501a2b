/** Everything on the table answers alike: to a pointer, a finger that stays, and the keyboard. */
import type { Attachment } from "svelte/attachments";
import type { BoardProps, Explained } from "../../core/board";
import type { Choice } from "../../core/messages";

const LONG = 420; // ms until a finger that stays means "what is this?"

interface Pointed {
  choices?: () => Choice[];
  about: () => Explained;
  why?: string; // a move as people write it: if nothing can be done here, the rule that forbids it is said
  act?: (at: Element) => void; // what a click does, if it is not simply to make one of the moves
}

/** Hover, focus and long press explain; click, Enter and Space act. */
export function point(desk: BoardProps, { choices = () => [], about, act, why }: Pointed): Attachment {
  return (node) => {
    let held = 0;
    let told = false; // a long press was answered: the click that follows is none
    const tell = () => {
      const found = choices();
      desk.explain(about(), node);
      desk.peek(found.length ? found : null, found.length ? node : null);
    };
    const hush = () => {
      desk.explain(null, null);
      desk.peek(null, null);
    };
    const click = () => {
      if (told) told = false;
      else if (act) act(node);
      else if (choices().length) desk.act(choices(), node);
      else if (why && desk.why && desk.legal.length) desk.why(why, node);
      else tell(); // a tap on what cannot be done at least says what it is
    };
    const on: Record<string, (event: any) => void> = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && tell(),
      pointerleave: (event: PointerEvent) => event.pointerType === "mouse" && hush(),
      pointerdown: (event: PointerEvent) => {
        told = false;
        if (event.pointerType !== "mouse") held = window.setTimeout(() => ((told = true), tell()), LONG);
      },
      pointerup: () => clearTimeout(held),
      pointercancel: () => clearTimeout(held),
      contextmenu: (event: Event) => told && event.preventDefault(),
      focus: () => node.matches(":focus-visible") && tell(),
      blur: hush,
      click,
      keydown: (event: KeyboardEvent) => {
        // Buttons click by themselves; drawn things are told to.
        if (!(node instanceof SVGElement) || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        click();
      },
    };
    for (const name in on) node.addEventListener(name, on[name]);
    return () => {
      clearTimeout(held);
      for (const name in on) node.removeEventListener(name, on[name]);
    };
  };
}

/** Among things of a group arrow keys walk, and Tab stops once: at the first that can be used, or where one was. */
export function rove(columns = 0): Attachment {
  return (node) => {
    const stops = () => [...node.querySelectorAll<HTMLElement | SVGElement>("[data-stop]")];
    const settle = (at?: Element | null) => {
      const all = stops();
      const here = at ?? all.find((one) => one.getAttribute("tabindex") === "0") ?? all.find((one) => one.matches("[data-lit]")) ?? all[0];
      for (const one of all) one.setAttribute("tabindex", one === here ? "0" : "-1");
    };
    const key = (event: Event) => {
      const pressed = (event as KeyboardEvent).key;
      const all = stops();
      const now = all.indexOf(document.activeElement as HTMLElement);
      const by = { ArrowRight: 1, ArrowDown: columns || 1, ArrowLeft: -1, ArrowUp: -(columns || 1) }[pressed];
      const to = pressed === "Home" ? all[0] : pressed === "End" ? all.at(-1) : by && now >= 0 ? all[now + by] : undefined;
      if (now < 0 || (!by && pressed !== "Home" && pressed !== "End")) return;
      event.preventDefault();
      event.stopPropagation();
      if (to) {
        settle(to);
        to.focus();
      }
    };
    const focus = (event: Event) => settle((event.target as Element).closest("[data-stop]"));
    const changed = new MutationObserver(() => settle());
    settle();
    changed.observe(node, { childList: true, subtree: true });
    node.addEventListener("keydown", key);
    node.addEventListener("focusin", focus);
    return () => {
      changed.disconnect();
      node.removeEventListener("keydown", key);
      node.removeEventListener("focusin", focus);
    };
  };
}
