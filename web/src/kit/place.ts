/** Puts a small card beside what it speaks of, where it fits. On a narrow screen it becomes a sheet at the bottom. */
const EDGE = 8;
const NARROW = 640;

export function place(card: HTMLElement, at: Element) {
  const put = (beside: Element) => {
    card.classList.toggle("sheet", innerWidth < NARROW);
    if (innerWidth < NARROW) {
      card.style.left = card.style.top = "";
      return;
    }
    const there = beside.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = card;
    // Beside a list it would cover what comes next: there it stands to the left.
    const left = beside.closest("aside") ? there.left - width - 2 * EDGE : there.left + there.width / 2 - width / 2;
    const below = there.bottom + EDGE;
    const under = below + height < innerHeight - EDGE ? below : there.top - height - EDGE;
    const top = beside.closest("aside") ? there.top : under;
    card.style.left = `${Math.round(Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)))}px`;
    card.style.top = `${Math.round(Math.max(EDGE, Math.min(top, innerHeight - height - EDGE)))}px`;
  };
  put(at);
  const grows = new ResizeObserver(() => put(at));
  grows.observe(card);
  return {
    update: (next: Element) => put((at = next)),
    destroy: () => grows.disconnect(),
  };
}
