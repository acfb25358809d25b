// Records to replay: of a table, or opened from a file and kept for this tab, so that a reload shows them again.
import type { Replay } from "../../protocol";
import { api } from "./api";
import { seatName } from "./say";

const KEY = "crosshex.uploaded";
let records: Replay[] = [];

/** The record of a table. It knows bots by their codes only; the table knows their names. */
export async function replayOf(id: string, link: string | null): Promise<Replay> {
  const [record, { table }] = await Promise.all([api.replay(id, link), api.table(id, link)]);
  return { ...record, names: record.names.map((_, seat) => seatName(table.seats, seat)) };
}

/** Read the records of a file, and keep them. */
export async function upload(text: string): Promise<void> {
  records = (await api.readRecords(text)).records;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(records));
  } catch {
    // A long file may not fit; it is shown all the same, only not after a reload.
    sessionStorage.removeItem(KEY);
  }
}

export function uploaded(): Replay[] {
  try {
    if (records.length === 0) records = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Replay[];
  } catch {
    // Storage may be switched off or hold something foreign: then nothing is open.
  }
  return records;
}

/** A ply that an address names, if there are so many. */
export function plyOf(query: URLSearchParams, last: number): number {
  const wanted = Number(query.get("ply"));
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), last) : 0;
}
