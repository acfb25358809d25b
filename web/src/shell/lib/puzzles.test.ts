import { beforeEach, expect, test, vi } from "vitest";
import type { PuzzleEntry } from "../../protocol";
import {
  again,
  answered,
  forget,
  nextOf,
  ofKind,
  ofMyLevel,
  progressOf,
  solvedOf,
  type Progress,
} from "./puzzles";

const PUZZLES: PuzzleEntry[] = [
  { name: "a", level: 1, themes: ["near"] },
  { name: "b", level: 1, themes: ["near", "far"] },
  { name: "c", level: 2, themes: ["far"] },
];
const NONE: Progress = { solved: [], missed: [], streak: 0, best: 0, level: 1, run: 0 };
const KEY = "crosshex.puzzles";
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("a right answer is kept and adds to the streak, once", () => {
  let progress = answered("any", progressOf("any"), "a", "right");
  progress = answered("any", progress, "a", "right");

  expect(progressOf("any")).toMatchObject({ solved: ["a"], missed: [], streak: 1, best: 1 });
  expect(progressOf("other").solved).toEqual([]);
  expect(progress).toEqual(progressOf("any"));
});

test("a wrong answer ends the streak, a close one does not, and the longest is kept", () => {
  let progress = answered("any", progressOf("any"), "a", "right");
  progress = answered("any", progress, "b", "close");
  expect(progress.streak).toBe(1);
  progress = answered("any", progress, "c", "wrong");

  expect(progress).toMatchObject({ solved: ["a"], missed: ["b", "c"], streak: 0, best: 1 });
  expect(answered("any", progress, "c", "right").missed).toEqual(["b"]);
});

test("what was not met comes first, then what was missed, then nothing", () => {
  const progress = { ...NONE, solved: ["a"], missed: ["b"] };

  expect(nextOf(PUZZLES, progress, "")).toBe("c");
  expect(nextOf(PUZZLES, { ...progress, solved: ["a", "c"] }, "")).toBe("b");
  expect(nextOf(PUZZLES, { ...progress, solved: ["a", "b", "c"] }, "")).toBeUndefined();
});

test("the one on the screen is not asked again while there is another", () => {
  const none = progressOf("any");

  expect([0, 0.5, 0.99].map((at) => nextOf(PUZZLES, none, "b", () => at))).toEqual(["a", "c", "c"]);
  expect(nextOf(PUZZLES.slice(0, 1), none, "a")).toBe("a");
});

test("kinds are counted by theme and level", () => {
  expect(ofKind(PUZZLES, "near", 0).map(({ name }) => name)).toEqual(["a", "b"]);
  expect(ofKind(PUZZLES, "far", 2).map(({ name }) => name)).toEqual(["c"]);
  expect(solvedOf(ofKind(PUZZLES, "", 1), { ...NONE, solved: ["b", "c"] })).toBe(1);
});

test("a kind can be solved again, and everything be deleted", () => {
  let progress = answered("any", progressOf("any"), "a", "right");
  answered("other", progressOf("other"), "a", "right");
  progress = answered("any", progress, "c", "right");

  expect(again("any", progress, ofKind(PUZZLES, "near", 0))).toMatchObject({
    solved: ["c"],
    missed: [],
    streak: 2,
    best: 2,
  });
  forget("any");
  expect(progressOf("any")).toEqual(NONE);
  expect(progressOf("other").solved).toEqual(["a"]);
});

test("the first puzzle is easy; three right answers lead up a level, two wrong ones down", () => {
  let progress = progressOf("any");
  const levels: number[] = [progress.level];
  const verdicts = "rrr rr w rrr rrr ww w rw w w w".replaceAll(" ", "");
  [...verdicts].forEach((letter, i) => {
    progress = answered("any", progress, `p${i}`, letter === "r" ? "right" : "wrong");
    levels.push(progress.level);
  });
  expect(levels.join("")).toBe("111222222333332222111");
  expect(progressOf("any")).toEqual(progress);
});

test("a close answer and one that was given before leave the level", () => {
  let progress = answered("any", { ...NONE, level: 2, run: 2 }, "a", "close");
  expect([progress.level, progress.run]).toEqual([2, 2]);
  progress = answered("any", { ...progress, solved: ["a"] }, "a", "right");
  expect([progress.level, progress.run]).toEqual([2, 2]);
});

test("when a level is solved, the nearest one follows", () => {
  const names = (progress: Partial<Progress>): string[] =>
    ofMyLevel(PUZZLES, { ...NONE, ...progress }).map(({ name }) => name);
  expect(names({})).toEqual(["a", "b"]);
  expect(names({ level: 2 })).toEqual(["c"]);
  expect(names({ level: 3 })).toEqual(["c"]);
  expect(names({ level: 2, solved: ["c"] })).toEqual(["a", "b"]);
  expect(names({ solved: ["a", "b", "c"] })).toEqual([]);
});

test("what is foreign in the storage is passed over", () => {
  for (const foreign of [
    "{not json",
    "7",
    '{"any":3}',
    '{"any":{"solved":"x","streak":-2,"best":"y","missed":[1,"b"]}}',
  ]) {
    kept.set(KEY, foreign);
    expect(progressOf("any").solved).toEqual([]);
    expect(progressOf("any").streak).toBe(0);
  }
  expect(progressOf("any").missed).toEqual(["b"]);
});
