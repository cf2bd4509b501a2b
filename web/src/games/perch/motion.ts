/** Whether anything may move, and how fast: the reader's choice on the page goes before that of their device. */
const SPEEDS: Record<string, number> = { slow: 1.7, fast: 0.55 };
const chosen = (): string => document.documentElement.dataset.motion ?? "";

export const still = (): boolean => chosen() === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
export const speed = (): number => SPEEDS[chosen()] ?? 1;
