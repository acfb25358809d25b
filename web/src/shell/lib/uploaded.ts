// The records a person opened from a file, kept for this tab so that a reload shows them again.
import type { Replay } from "../../protocol";

const KEY = "crosshex.uploaded";
let records: Replay[] = [];

export function keepUploaded(read: Replay[]): void {
  records = read;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(read));
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
