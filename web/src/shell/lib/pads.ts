// Score pads for games with real dice. A pad is a log of words for each sheet, stored on this device and shared through the
// server. Each sheet has one writer, and logs only grow.
import type { GameEntry, PadView } from "../../protocol";
import { store, stored } from "./storage";

/** One person's sheet as it is stored and sent: what was written, word after word. Only its owner appends to the log. */
export interface PadSheet {
  id: string;
  name: string;
  lucky: number[] | null;
  /** The words of the game, and `undo`, which takes the last of them back. */
  log: string[];
  /** The number of the change that brought each word. On a shared pad the server counts; words without a number are not sent yet. */
  stored?: number[];
}

/** A game on paper: the sheets of all players. */
export interface Pad {
  pad: 1;
  game: string;
  /** The options that make another game of it, by name. */
  options?: Record<string, string>;
  sheets: PadSheet[];
}

/** What this device knows about a shared pad. */
export interface Together {
  /** The number of the last known change. */
  seq: number;
  owner: boolean;
  /** The sheets that are written here. */
  mine: string[];
  link: string | null;
  /** The pad of the next game. */
  next: string | null;
  /** Since when the server cannot be reached, as a time in milliseconds; null if it can. */
  alone: number | null;
  /** Why it is no longer shared: its owner has ended the pad, or removed this device. */
  over: "ended" | "removed" | null;
}

/** A pad as this device stores it: with the catalogue entry of its game, so that no server is needed. */
export interface KeptPad {
  id: string;
  /** When something was written last, in milliseconds. */
  at: number;
  entry: GameEntry;
  /** What drawing the game with its options needs, if it has any. */
  room?: GameEntry["room"];
  pad: Pad;
  /** Whether points are shown while the game goes on. */
  points: boolean;
  together?: Together;
}

export const UNDO = "undo";
export const MOST_PEOPLE = 5;
const PREFIX = "crosshex.pad.";
const MOST_KEPT = 20;

/** A random id. `crypto.randomUUID` is missing over plain HTTP. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, "0"),
  ).join("");
}

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isList = (value: unknown, of: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(of);

function isSheet(value: unknown): value is PadSheet {
  const sheet = value as Partial<PadSheet> | null;
  const lists =
    isList(sheet?.log, isText) &&
    isList(sheet?.lucky ?? [], isNumber) &&
    isList(sheet?.stored ?? [], isNumber);
  return isText(sheet?.id) && isText(sheet.name) && lists;
}

function isTogether(value: unknown): value is Together {
  const state = value as Partial<Together> | null;
  return isNumber(state?.seq) && isList(state.mine, isText);
}

/** Whether a value has the shape of a pad; the storage may hold foreign data, or data of another version. */
function isKept(value: unknown): value is KeptPad {
  const kept = value as Partial<KeptPad> | null;
  return (
    isText(kept?.id) &&
    isNumber(kept.at) &&
    isText(kept.entry?.kind) &&
    typeof kept.entry.room === "object" &&
    kept.pad?.pad === 1 &&
    kept.pad.sheets?.length > 0 &&
    isList(kept.pad.sheets, isSheet) &&
    (kept.together === undefined || isTogether(kept.together))
  );
}

function read(key: string): KeptPad | null {
  const value = stored<KeptPad>(key);
  return isKept(value) ? value : null;
}

/** The pads of this page, if the browser has no storage. */
const unkept = new Map<string, KeptPad>();

/** The pads of this device, the newest first. */
export function keptPads(): KeptPad[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // There is no storage.
  }
  const all = [...keys.map(read).filter((kept) => kept !== null), ...unkept.values()];
  return all.toSorted((a, b) => b.at - a.at);
}

export function keptPad(id: string): KeptPad | null {
  return unkept.get(id) ?? read(PREFIX + id);
}

/** Store a pad, and delete the oldest ones; false if this browser has no storage. */
export function keepPad(kept: KeptPad): boolean {
  const now = { ...kept, at: Date.now() };
  const done = store(PREFIX + kept.id, now);
  if (done) unkept.delete(kept.id);
  else unkept.set(kept.id, now);
  for (const old of done ? keptPads().slice(MOST_KEPT) : []) forgetPad(old.id);
  return done;
}

export function forgetPad(id: string): void {
  unkept.delete(id);
  localStorage.removeItem(PREFIX + id);
}

/** The game of a pad with its options, for its room. */
export function entryOn({ entry, room }: KeptPad): GameEntry {
  return room ? { ...entry, room } : entry;
}

/** A new pad for these people; `room` is that of the game with these options. */
export function newPad(
  entry: GameEntry,
  people: readonly Pick<PadSheet, "name" | "lucky">[],
  options: Record<string, string> = {},
  room?: GameEntry["room"],
): KeptPad {
  const sheets = people.map(({ name, lucky }): PadSheet => ({ id: newId(), name, lucky, log: [] }));
  return {
    id: newId(),
    at: Date.now(),
    entry,
    ...(room && { room }),
    pad: { pad: 1, game: entry.game, options, sheets },
    points: true,
  };
}

/** A pad with empty sheets for the same people. */
export function nextPad({ entry, room, pad, points }: KeptPad): KeptPad {
  return { ...newPad(entry, pad.sheets, pad.options, room), points };
}

/** A pad with one more word on a sheet. If the pad is not shared, the words are numbered here, in the order of writing. */
export function written(kept: KeptPad, seat: number, word: string): KeptPad {
  const last = Math.max(0, ...kept.pad.sheets.flatMap(({ stored = [] }) => stored));
  const sheets = kept.pad.sheets.map((sheet, i): PadSheet => {
    if (i !== seat) return sheet;
    const { log, stored = [] } = sheet;
    return {
      ...sheet,
      log: [...log, word],
      stored: isShared(kept) ? stored : [...log.map((_, k) => stored[k] ?? 0), last + 1],
    };
  });
  return { ...kept, pad: { ...kept.pad, sheets } };
}

/** This window's pad merged with what another window has stored: of each sheet the longer log. */
export function newest(mine: KeptPad, kept: KeptPad | null): KeptPad {
  const others = new Map(kept?.pad.sheets.map((sheet) => [sheet.id, sheet]));
  const sheets = mine.pad.sheets.map((sheet) => {
    const other = others.get(sheet.id);
    return other && other.log.length > sheet.log.length ? other : sheet;
  });
  return { ...mine, pad: { ...mine.pad, sheets } };
}

// -- shared pads

/** Whether a pad is shared now. */
export function isShared({ together }: KeptPad): boolean {
  return together !== undefined && !together.over;
}

/** Which sheets are written on this device. */
export function mySeats({ pad, together }: KeptPad): number[] {
  return pad.sheets.flatMap(({ id }, seat) =>
    !together || together.mine.includes(id) ? [seat] : [],
  );
}

/** My sheets with words that the server does not have yet. */
export function unsent(kept: KeptPad): PadSheet[] {
  const mine = mySeats(kept).flatMap((seat) => kept.pad.sheets[seat] ?? []);
  return mine.filter(({ log, stored = [] }) => log.length > stored.length);
}

/** A pad merged with the server's view of it: of my own sheets my log counts if it goes on from the server's, else the server's. */
export function heard(kept: KeptPad, view: PadView): KeptPad {
  if (kept.together && isShared(kept) && view.seq < kept.together.seq) return kept;
  const before = new Map(kept.pad.sheets.map((sheet) => [sheet.id, sheet]));
  const sheets = view.sheets.map((sheet): PadSheet => {
    const mine = view.yours.includes(sheet.id) ? before.get(sheet.id) : undefined;
    return mine &&
      mine.log.length > sheet.log.length &&
      sheet.log.every((word, at) => word === mine.log[at])
      ? { ...sheet, log: mine.log }
      : sheet;
  });
  const { seq, owner, yours, link, next } = view;
  return {
    ...kept,
    pad: { ...kept.pad, sheets },
    together: { seq, owner, mine: yours, link, next, alone: null, over: null },
  };
}

/** My sheets as a separate pad, to go on alone. */
export function alonePad(kept: KeptPad): KeptPad {
  const { together: _, ...rest } = kept;
  return {
    ...rest,
    id: newId(),
    pad: { ...kept.pad, sheets: mySeats(kept).flatMap((seat) => kept.pad.sheets[seat] ?? []) },
  };
}

/** A shared pad that was not on this device before. */
export function sharedPad(
  entry: GameEntry,
  view: PadView,
  points = true,
  room?: GameEntry["room"],
): KeptPad {
  const { game, options } = view;
  return heard(
    {
      id: view.id,
      at: Date.now(),
      entry,
      ...(room && { room }),
      pad: { pad: 1, game, options, sheets: [] },
      points,
    },
    view,
  );
}
