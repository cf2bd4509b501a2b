/** Dragging a card with a mouse or a pen: an extra for those who like it. On touch a tap and a tap do the same. */
const FAR_ENOUGH = 6; // pixels, before a press becomes a drag

export interface Dragged {
  card: string;
  x: number;
  y: number;
}

/** Follows the pointer until it lets go; `drop` is told the space below it, if there is one. */
export function dragging(
  event: PointerEvent, card: string, lift: () => void, show: (dragged: Dragged | null) => void, drop: (space: Element) => void,
): void {
  if (event.pointerType === "touch" || event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  let lifted = false;
  const move = (now: PointerEvent) => {
    if (!lifted && Math.hypot(now.clientX - start.x, now.clientY - start.y) < FAR_ENOUGH) return;
    if (!lifted) lift();
    lifted = true;
    now.preventDefault();
    show({ card, x: now.clientX, y: now.clientY });
  };
  const end = (now: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!lifted) return;
    show(null);
    // The click that follows a drag is not meant.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    const space = now.type === "pointerup" && document.elementFromPoint(now.clientX, now.clientY)?.closest('[data-id^="space-"]');
    if (space) drop(space);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}
