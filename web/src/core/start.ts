/** The quick ways to a table. */
import * as api from "./api";
import type { GameInfo, NewSeat, NewTable } from "./messages";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { keep } from "./tickets";
import { t } from "./tongue.svelte";

export const myName = (): string => settings.name || t("web-guest");

/** Make a table, keep what opens its seats, and go there. */
export async function makeTable(wanted: NewTable): Promise<void> {
  const made = await api.newTable(wanted);
  keep(...made.tickets);
  go(`/t/${made.table}`);
}

const bot = (info: GameInfo): NewSeat => ({ who: "bot", level: info.levels[Math.floor(info.levels.length / 2)] });

export const playNow = (info: GameInfo) =>
  makeTable({ game: info.name, seats: [{ who: "here", name: myName() }, ...Array.from({ length: info.least - 1 }, () => bot(info))] });

export const watchBots = (info: GameInfo) => makeTable({ game: info.name, seats: Array.from({ length: info.least }, () => bot(info)) });
