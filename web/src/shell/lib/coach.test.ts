import { beforeEach, expect, test, vi } from "vitest";
import { beginAgain, finished, isBeginner, said, wasSaid } from "./coach";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a line is said once", () => {
  expect(wasSaid("lock")).toBe(false);
  said("lock");
  said("lock");
  expect(wasSaid("lock")).toBe(true);
  expect(wasSaid("other")).toBe(false);
});

test("somebody is a beginner until three games of a kind are over, however often their ends are seen", () => {
  for (const table of ["a", "b", "a", "b"]) finished("ludo", table, [0]);
  expect(isBeginner("ludo")).toBe(true);
  finished("ludo", "c", [0]);
  expect(isBeginner("ludo")).toBe(false);
  expect(isBeginner("halma")).toBe(true);
});

test("who watches bots stays a beginner", () => {
  for (const table of ["a", "b", "c"]) finished("ludo", table, []);
  expect(isBeginner("ludo")).toBe(true);
});

test("what begins again is new, and so is what somebody else has written there", () => {
  said("lock");
  for (const table of ["a", "b", "c"]) finished("ludo", table, [0]);
  beginAgain();
  expect(wasSaid("lock")).toBe(false);
  expect(isBeginner("ludo")).toBe(true);
  kept.set("crosshex.coach", "[");
  expect(wasSaid("lock")).toBe(false);
  expect(isBeginner("ludo")).toBe(true);
});
