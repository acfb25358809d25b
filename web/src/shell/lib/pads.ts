// Score pads: games with real dice, written on the screen instead of on paper. Kept on this device, word by word.
import type { GameEntry } from "../../protocol";

/** One person's sheet as it is kept and sent: what was written, word after word. Only its owner appends to the log. */
export interface PadSheet {
  id: string;
  name: string;
  lucky: [number, number] | null;
  /** The words of the game, and `undo`, which takes the last of them back. */
  log: string[];
}

/** A game on paper: everybody's sheets. */
export interface Pad {
  pad: 1;
  game: string;
  sheets: PadSheet[];
}

/** A pad as this device keeps it: with what the game says of itself, so that no server is needed. */
export interface KeptPad {
  id: string;
  /** When something was written last, in milliseconds. */
  at: number;
  entry: GameEntry;
  pad: Pad;
  /** Whether points are shown while the game goes on. */
  points: boolean;
}

export const UNDO = "undo";
export const MOST_PEOPLE = 5;
const PREFIX = "crosshex.pad.";
const MOST_KEPT = 20;

/** An id that nobody else has. `crypto.randomUUID` is missing over plain HTTP. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** Whether a value has the shape of a pad; what is in the storage may be foreign, or from another version. */
function isKept(value: unknown): value is KeptPad {
  const kept = value as Partial<KeptPad> | null;
  const sheets: unknown = kept?.pad?.sheets;
  return (
    typeof kept?.id === "string" &&
    typeof kept.at === "number" &&
    typeof kept.entry?.kind === "string" &&
    kept.pad?.pad === 1 &&
    Array.isArray(sheets) &&
    sheets.every((sheet: Partial<PadSheet> | null) => typeof sheet?.id === "string" && typeof sheet.name === "string" && Array.isArray(sheet.log))
  );
}

function read(key: string): KeptPad | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** The pads of this device, the newest first. */
export function keptPads(): KeptPad[] {
  let keys: string[];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
  return keys.map(read).filter((kept) => kept !== null).toSorted((a, b) => b.at - a.at);
}

export function keptPad(id: string): KeptPad | null {
  return read(PREFIX + id);
}

/** Keep a pad; false if this browser keeps nothing. The oldest ones go. */
export function keepPad(kept: KeptPad): boolean {
  try {
    localStorage.setItem(PREFIX + kept.id, JSON.stringify({ ...kept, at: Date.now() }));
    for (const old of keptPads().slice(MOST_KEPT)) forgetPad(old.id);
    return true;
  } catch {
    return false;
  }
}

export function forgetPad(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** A new pad for these people. */
export function newPad(entry: GameEntry, people: readonly Pick<PadSheet, "name" | "lucky">[]): KeptPad {
  const sheets = people.map(({ name, lucky }): PadSheet => ({ id: newId(), name, lucky, log: [] }));
  return { id: newId(), at: Date.now(), entry, pad: { pad: 1, game: entry.game, sheets }, points: true };
}

/** The same people once more, with empty sheets. */
export function nextPad({ entry, pad, points }: KeptPad): KeptPad {
  return { ...newPad(entry, pad.sheets), points };
}

/** Two copies of a pad as one: for each sheet the longer log, because only its owner appends to it. */
export function merged(mine: Pad, theirs: Pad): Pad {
  const others = new Map(theirs.sheets.map((sheet) => [sheet.id, sheet]));
  const sheets = mine.sheets.map((sheet) => {
    const other = others.get(sheet.id);
    others.delete(sheet.id);
    return other && other.log.length > sheet.log.length ? other : sheet;
  });
  return { ...mine, sheets: [...sheets, ...others.values()] };
}
