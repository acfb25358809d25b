// Records to replay: of a table, or opened from a file and stored for this tab, so that a reload shows them again.
import type { Replay } from "../../protocol";
import { api } from "./api";
import { seatName } from "./say";

const KEY = "crosshex.uploaded";
let records: Replay[] = [];

/** A record, and the seats in it that are mine. */
export interface OpenRecord {
  record: Replay;
  mine: readonly number[];
}

/** The record of a table. The record has only the codes of bots, so their names come from the table. */
export async function replayOf(id: string, link: string | null): Promise<OpenRecord> {
  const [record, { table, you }] = await Promise.all([api.replay(id, link), api.table(id, link)]);
  const names = record.names.map((_, seat) => seatName(table.seats, seat));
  return { record: { ...record, names }, mine: you.seats };
}

/** Read the records of a file and store them. */
export async function upload(text: string): Promise<void> {
  records = (await api.readRecords(text)).records;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(records));
  } catch {
    // A long file may not fit; then it is shown now, but not after a reload.
    sessionStorage.removeItem(KEY);
  }
}

export function uploaded(): Replay[] {
  try {
    if (records.length === 0) records = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Replay[];
  } catch {
    // The storage may be off or hold foreign data: then no record is open.
  }
  return records;
}
