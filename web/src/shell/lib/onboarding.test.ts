import { beforeEach, expect, test, vi } from "vitest";
import { isNew, isUnderstood, understood } from "./onboarding";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a subject is new at the first three tables, however often they are opened", () => {
  for (const table of ["a", "b", "a", "c", "a"]) expect(isNew("goal", table)).toBe(true);
  expect(isNew("goal", "d")).toBe(false);
  expect(isNew("goal", "c")).toBe(true);
});

test("what is understood is not new any more, and other subjects still are", () => {
  expect(isNew("goal", "a")).toBe(true);
  expect(isUnderstood("goal")).toBe(false);
  understood("goal");
  expect(isUnderstood("goal")).toBe(true);
  expect(isNew("goal", "a")).toBe(false);
  expect(isNew("other", "a")).toBe(true);
});
