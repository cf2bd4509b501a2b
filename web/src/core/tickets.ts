/** The seats that belong to this device: what opens them never leaves it but to the server. */
import type { Ticket } from "./messages";

const KEPT = "rookery-tickets";
const MOST = 50; // as many as the server answers for at once; the oldest are forgotten first

export function tickets(): Ticket[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as Ticket[]) : [];
  } catch {
    return [];
  }
}

export const ticketsOf = (table: string): Ticket[] => tickets().filter((ticket) => ticket.table === table);

export function keep(...fresh: Ticket[]): void {
  const others = tickets().filter((old) => !fresh.some((ticket) => ticket.table === old.table && ticket.seat === old.seat));
  write([...others, ...fresh].slice(-MOST));
}

export function forget(table: string): void {
  write(tickets().filter((ticket) => ticket.table !== table));
}

function write(all: Ticket[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing: the seats last as long as the page
  }
}
