/** Things can be dragged, too: an extra for a mouse or a pen. A finger scrolls the page, so fingers tap. */
import type { Attachment } from "svelte/attachments";
import type { BoardProps } from "../../core/board";
import type { Choice } from "../../core/messages";

const FAR = 8; // px until a press is a drag

interface Dragged {
  choices: () => Choice[];
  onto: string; // where a thing that needs no territory may be dropped: a selector
  lift?: (lifted: boolean) => void; // so that the places it may go to can be lit
}

export function drag(desk: BoardProps, { choices, onto, lift }: Dragged): Attachment<HTMLElement> {
  return (node) => {
    let ghost: HTMLElement | null = null;
    let from = { x: 0, y: 0 };

    const down = (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0 || !choices().length) return;
      from = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", leave);
    };
    const move = (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost) {
        if (Math.hypot(dx, dy) < FAR) return;
        const box = node.getBoundingClientRect();
        ghost = node.cloneNode(true) as HTMLElement;
        ghost.removeAttribute("data-id");
        ghost.setAttribute("aria-hidden", "true");
        // It stays inside the board, whose colours it wears.
        Object.assign(ghost.style, {
          position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
          margin: "0", zIndex: "20", pointerEvents: "none", opacity: "0.9",
        });
        node.parentElement!.append(ghost);
        desk.explain(null, null);
        desk.peek(null, null);
        lift?.(true);
      }
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
      event.preventDefault();
    };
    const up = (event: PointerEvent) => {
      const dragged = ghost !== null;
      leave();
      if (!dragged) return;
      // The click that belongs to this press is none.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const land = under?.closest('[data-id^="territory-"]');
      const number = land?.getAttribute("data-id")?.slice("territory-".length) ?? "";
      const there = choices().filter((choice) => (choice.at?.length ? choice.at.includes(number) : under?.closest(onto)));
      if (there.length) desk.act(there, land ?? node);
    };
    const leave = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", leave);
      if (ghost) lift?.(false);
      ghost?.remove();
      ghost = null;
    };
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    return () => {
      leave();
      node.removeEventListener("pointerdown", down);
    };
  };
}
