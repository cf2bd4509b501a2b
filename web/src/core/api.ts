/** What the server answers over HTTP. */
import type { Code, GameInfo, Join, Listed, Made, Mine, NewTable, Piece, Said, Ticket, Wrong } from "./messages";

/** The server's reason why not. */
export class Refusal extends Error {
  constructor(readonly why: Said) {
    super(why.key);
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal({ key: "web-no-server" });
  }
  if (response.ok) return (await response.json()) as Answer;
  const wrong = (await response.json().catch(() => null)) as Wrong | null;
  throw new Refusal(wrong?.why ?? { key: "web-went-wrong", facts: { status: response.status } });
}

const post = <Answer>(path: string, body: unknown) =>
  ask<Answer>(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

let known: Promise<GameInfo[]> | undefined;

export const games = (): Promise<GameInfo[]> => (known ??= ask<GameInfo[]>("/games").catch((wrong: unknown) => ((known = undefined), Promise.reject(wrong))));
export const gameBox = (game: string) => ask<Piece[]>(`/games/${game}/box`);
export const tableBox = (table: string) => ask<Piece[]>(`/tables/${table}/box`);
export const tables = () => ask<Listed[]>("/tables");
export const table = (id: string) => ask<Listed>(`/tables/${id}`);
export const newTable = (wanted: NewTable) => post<Made>("/tables", wanted);
export const join = (id: string, as: Join) => post<Ticket>(`/tables/${id}/seats`, as);
export const useCode = (code: Code) => post<Ticket>("/codes", code);
export const mine = (of: Mine) => post<Listed[]>("/mine", of);
export const importRecord = (record: string) =>
  ask<Made>("/records", { method: "POST", headers: { "Content-Type": "text/plain; charset=utf-8" }, body: record });
export const recordLink = (id: string) => `/api/tables/${id}/record`;
