/** Whether anything may move, and how fast: the reader's choice in the settings, where that of the device counts, too. */
import { tempo } from "../../core/settings.svelte";

export const still = (): boolean => tempo() === 0;
export const speed = (): number => tempo();
