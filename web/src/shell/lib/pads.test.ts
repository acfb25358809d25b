import { beforeEach, expect, test, vi } from "vitest";
import type { GameEntry, PadView } from "../../protocol";
import {
  alonePad,
  forgetPad,
  heard,
  isShared,
  keepPad,
  keptPad,
  keptPads,
  mySeats,
  newest,
  newPad,
  nextPad,
  sharedPad,
  unsent,
  written,
} from "./pads";

const entry = { game: "any", kind: "any", title: "Any", room: {} } as unknown as GameEntry;
const PEOPLE = [
  { name: "Ann", lucky: null },
  { name: "Ben", lucky: [5, 8] },
];

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      Object.defineProperty(storage, key, { enumerable: true, configurable: true, value });
    },
    removeItem: (key: string) => {
      kept.delete(key);
      delete (storage as Record<string, unknown>)[key];
    },
  };
  vi.stubGlobal("localStorage", storage);
});

test("a pad is kept with all that its game says of itself", () => {
  const pad = newPad(entry, PEOPLE);
  expect(keepPad(pad)).toBe(true);

  expect(keptPad(pad.id)?.pad.sheets.map(({ name, lucky }) => [name, lucky])).toEqual([
    ["Ann", null],
    ["Ben", [5, 8]],
  ]);
  forgetPad(pad.id);
  expect(keptPad(pad.id)).toBeNull();
});

test("what is foreign in the storage is passed over", () => {
  const pad = newPad(entry, PEOPLE);
  keepPad(pad);
  localStorage.setItem("crosshex.pad.broken", "{not json");
  localStorage.setItem("crosshex.pad.other", '{"id":"other","pad":{"pad":2}}');
  localStorage.setItem("crosshex.pad.nothing", "null");

  expect(keptPads().map(({ id }) => id)).toEqual([pad.id]);
  expect(keptPad("broken")).toBeNull();
});

test("the oldest pads go when there are many", () => {
  vi.useFakeTimers();
  const pads = Array.from({ length: 23 }, () => newPad(entry, PEOPLE));
  for (const pad of pads) {
    vi.advanceTimersByTime(1000);
    keepPad(pad);
  }
  vi.useRealTimers();

  expect(keptPads().map(({ id }) => id)).toEqual(
    pads
      .slice(3)
      .map(({ id }) => id)
      .toReversed(),
  );
});

test("without a storage it says so", () => {
  const none = (): never => {
    throw new Error("no storage");
  };
  vi.stubGlobal("localStorage", { setItem: none, getItem: none });

  const pad = newPad(entry, PEOPLE);
  expect(keepPad(pad)).toBe(false);
  expect(keptPad(pad.id), "it goes on while the page is open").toMatchObject({ id: pad.id });
});

test("the same people play once more on empty sheets", () => {
  const pad = newPad(entry, PEOPLE);
  pad.pad.sheets[0]?.log.push("r5");
  const next = nextPad(pad);

  expect(next.id).not.toBe(pad.id);
  expect(next.pad.sheets.map(({ name, log }) => [name, log])).toEqual([
    ["Ann", []],
    ["Ben", []],
  ]);
});

const FOREIGN = [
  { pad: { pad: 1, sheets: [{ id: "a", name: "Ann", log: [5] }] } },
  { pad: { pad: 1, sheets: [] } },
  { entry: { kind: "qwixx" } },
  { together: {} },
  { together: { seq: 1, mine: "all" } },
];

test.each(FOREIGN)("a pad with something foreign in it is passed over: %j", (foreign) => {
  const pad = newPad(entry, PEOPLE);
  localStorage.setItem("crosshex.pad.broken", JSON.stringify({ ...pad, id: "broken", ...foreign }));

  expect(keptPad("broken")).toBeNull();
});

test("words on one device are numbered in the order in which they were written", () => {
  let pad = newPad(entry, PEOPLE);
  for (const [seat, word] of [
    [0, "r5"],
    [1, "x"],
    [1, "undo"],
    [0, "r6"],
  ] as const)
    pad = written(pad, seat, word);

  expect(pad.pad.sheets.map(({ log, stored }) => [log, stored])).toEqual([
    [
      ["r5", "r6"],
      [1, 4],
    ],
    [
      ["x", "undo"],
      [2, 3],
    ],
  ]);
});

const sheetView = (id: string, ...log: string[]): PadView["sheets"][number] => ({
  id,
  name: id,
  lucky: null,
  log,
  stored: log.map(() => 1),
});
const padView = (seq: number, ...sheets: PadView["sheets"]): PadView => ({
  pad: 1,
  id: "p",
  game: "any",
  options: {},
  seq,
  owner: true,
  yours: ["a"],
  link: "l",
  next: null,
  sheets,
});

test("my log stands if it goes on from the stored one, of the others theirs, and what is not sent yet is known", () => {
  const first = sharedPad(entry, padView(1, sheetView("a", "r5"), sheetView("b", "g5", "g6")));
  expect([isShared(first), mySeats(first), unsent(first)]).toEqual([true, [0], []]);
  const apart = written(written(first, 0, "x"), 0, "undo");
  expect(unsent(apart).map(({ log }) => log)).toEqual([["r5", "x", "undo"]]);

  const again = heard(
    apart,
    padView(2, sheetView("a", "r5", "x"), sheetView("b", "g5"), sheetView("c")),
  );
  expect(again.pad.sheets.map(({ log }) => log)).toEqual([["r5", "x", "undo"], ["g5"], []]);
  expect(again.pad.sheets[0]?.stored).toEqual([1, 1]);
  expect(unsent(again)).toHaveLength(1);
  expect(heard(again, padView(1, sheetView("a"))), "an answer that was late").toBe(again);

  const elsewhere = heard(again, padView(3, sheetView("a", "r5", "r6")));
  expect(
    [elsewhere.pad.sheets[0]?.log, unsent(elsewhere)],
    "another device of mine was first",
  ).toEqual([["r5", "r6"], []]);

  const sent = heard(again, padView(3, sheetView("a", "r5", "x", "undo")));
  expect([unsent(sent), sent.pad.sheets.length]).toEqual([[], 1]);
});

test("what two windows of one device write is not lost", () => {
  const pad = newPad(entry, PEOPLE);
  const one = written(written(pad, 0, "r5"), 0, "undo");
  const other = written(written(pad, 1, "x"), 0, "r6");

  expect(newest(one, other).pad.sheets.map(({ log }) => log)).toEqual([["r5", "undo"], ["x"]]);
  expect(newest(one, null)).toEqual(one);
});

test("a pad that was ended stays, and the words that are written on it then", () => {
  const shared = sharedPad(entry, padView(1, sheetView("a", "r5"), sheetView("b")));
  const ended = { ...shared, together: { ...shared.together!, over: "ended" as const } };
  expect(keepPad(written(ended, 0, "x"))).toBe(true);

  expect(keptPad("p")?.pad.sheets[0]).toMatchObject({ log: ["r5", "x"], stored: [1, 2] });
  expect(nextPad(ended).together).toBeUndefined();
  expect(alonePad(shared)).toMatchObject({ pad: { sheets: [{ id: "a", log: ["r5"] }] } });
  expect(alonePad(shared).id).not.toBe(shared.id);
});
