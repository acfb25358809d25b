import { expect, test } from "vitest";
import type { Layout, Sheet } from "../../protocol";
import {
  against,
  drawnSheet,
  endOf,
  lateWords,
  lockedRows,
  placesOf,
  standingOf,
  wouldLock,
} from "./pad";
import { wordsOf } from "./sheet";
import cases from "./pad.vectors.json";

interface Case {
  game: string;
  layout: Layout;
  logs: string[][];
  sheets: Sheet[];
  locked: number[];
  over: boolean;
  against: Record<string, string>[];
}
const CASES = cases as unknown as Case[];
const qwixx = CASES[0]!.layout;

test.each(CASES.map((one, i) => [`${i} ${one.game}`, one] as const))(
  "agrees with the rules: %s",
  (_, { layout, logs, sheets, locked, over, against: reasons }) => {
    const all = logs.map((log) => standingOf(layout, log));

    expect(lockedRows(layout, all)).toEqual(locked);
    expect(endOf(layout, all) !== null).toBe(over);
    all.forEach((mine, seat) => {
      expect(mine.house).toEqual([]);
      expect(drawnSheet(layout, mine, lockedRows(layout, all), sheets[seat]!.lucky)).toEqual(
        sheets[seat],
      );
      for (const word of wordsOf(layout).flat()) {
        expect([word, against(layout, all, mine, word)]).toEqual([
          word,
          reasons[seat]![word] ?? null,
        ]);
      }
    });
  },
);

test("undo has no limit and what is no word is passed over", () => {
  const log = ["undo", "r5", "x", "undo", "undo", "undo", "r7", "r99", "hello", "r07", "r7"];

  expect(standingOf(qwixx, log).words).toEqual(["r7"]);
});

test("people are never overruled: what a rule forbids stands, and is marked", () => {
  const mine = standingOf(qwixx, ["r7", "r5", "r12", "x", "x", "x", "x", "x"]);

  expect(mine.house).toEqual(["r5", "r12", "x"]);
  expect(mine.crossed[0]).toEqual([5, 3, 10]);
  expect(mine.locks[0]).toBe(false);
  expect(drawnSheet(qwixx, mine, [], null).score).toBe(6 - 25);
});

test("a row that somebody else locked is closed", () => {
  const theirs = standingOf(qwixx, ["g12", "g10", "g9", "g8", "g5", "g2"]);
  const mine = standingOf(qwixx, ["g11"]);

  expect(lockedRows(qwixx, [mine, theirs])).toEqual([2]);
  expect(against(qwixx, [mine, theirs], mine, "g5")).toBe("closed");
  expect(against(qwixx, [mine], mine, "g5")).toBeNull();
});

const LOCK = ["g12", "g10", "g9", "g8", "g5", "g2"];

test("with the same throw others may lock a row, too: that is asked about and not marked", () => {
  const theirs = standingOf(
    qwixx,
    LOCK,
    LOCK.map(() => 1),
  );
  const mine = standingOf(qwixx, LOCK.slice(0, 5), [2, 2, 2, 2, 2]);
  const both = standingOf(qwixx, LOCK, [1, 1, 1, 1, 1, 2]);

  expect(against(qwixx, [mine, theirs], mine, "g2")).toBe("same");
  expect(against(qwixx, [mine, theirs], mine, "g4")).toBe("closed");
  expect(lateWords(qwixx, [both, theirs], both)).toEqual([]);
});

test("what came after another sheet had locked the row is flagged, as long as both stand", () => {
  const theirs = standingOf(qwixx, LOCK, [1, 1, 1, 1, 1, 5]);
  const mine = standingOf(qwixx, ["g11", "r5", "g7", "g6", "undo", "g5"], [4, 6, 5, 6, 6]);
  const undone = standingOf(qwixx, [...LOCK, "undo"], [1, 1, 1, 1, 1, 5, 6]);

  expect(mine.house).toEqual([]);
  expect(lateWords(qwixx, [mine, theirs], mine)).toEqual(["g5"]);
  expect(lateWords(qwixx, [mine, undone], mine)).toEqual([]);
  expect(lateWords(qwixx, [mine, theirs], theirs)).toEqual([]);
});

test("a lock is foreseen, so that it can be confirmed", () => {
  const mine = standingOf(qwixx, ["r2", "r3", "r4", "r5", "r6"]);

  expect(wouldLock(qwixx, mine, "r12")).toBe(true);
  expect(wouldLock(qwixx, mine, "r11")).toBe(false);
  expect(wouldLock(qwixx, standingOf(qwixx, ["r2"]), "r12")).toBe(false);
});

test("equal totals share a place", () => {
  const sheets = ["x", "r2", "y2", "x"].map((word) =>
    drawnSheet(qwixx, standingOf(qwixx, [word]), [], null),
  );

  expect(placesOf(sheets).map(({ seat, place, points }) => [place, seat, points])).toEqual([
    [1, 1, 1],
    [1, 2, 1],
    [3, 0, -5],
    [3, 3, -5],
  ]);
});
