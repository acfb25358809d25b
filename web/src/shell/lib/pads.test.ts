import { beforeEach, expect, test, vi } from "vitest";
import type { GameEntry } from "../../protocol";
import { forgetPad, keepPad, keptPad, keptPads, merged, newPad, nextPad, type Pad, type PadSheet } from "./pads";

const entry = { game: "any", kind: "any", title: "Any" } as GameEntry;
const PEOPLE = [
  { name: "Ann", lucky: null },
  { name: "Ben", lucky: [5, 8] as [number, number] },
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

  expect(keptPad(pad.id)?.pad.sheets.map(({ name, lucky }) => [name, lucky])).toEqual([["Ann", null], ["Ben", [5, 8]]]);
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

  expect(keptPads().map(({ id }) => id)).toEqual(pads.slice(3).map(({ id }) => id).toReversed());
});

test("without a storage it says so", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("no storage");
    },
  });

  expect(keepPad(newPad(entry, PEOPLE))).toBe(false);
});

test("the same people play once more on empty sheets", () => {
  const pad = newPad(entry, PEOPLE);
  pad.pad.sheets[0]?.log.push("r5");
  const next = nextPad(pad);

  expect(next.id).not.toBe(pad.id);
  expect(next.pad.sheets.map(({ name, log }) => [name, log])).toEqual([["Ann", []], ["Ben", []]]);
});

test("of two copies of a sheet the longer log stands, and no sheet is lost", () => {
  const sheet = (id: string, ...log: string[]): PadSheet => ({ id, name: id, lucky: null, log });
  const pad = (...sheets: PadSheet[]): Pad => ({ pad: 1, game: "any", sheets });
  const both = merged(pad(sheet("a", "r5", "undo"), sheet("b", "g5")), pad(sheet("a", "r5"), sheet("b", "g5", "x"), sheet("c")));

  expect(both.sheets).toEqual([sheet("a", "r5", "undo"), sheet("b", "g5", "x"), sheet("c")]);
});
