// The squares of a shared text, and the curve.
import { expect, test } from "vitest";
import type { Decision, Grade, Part, StudiedThrow } from "../../protocol";
import { bars, dayText, middleOf, squares } from "./daily";

function part(...turns: Grade[][]): Part {
  let ply = 0;
  const throws: StudiedThrow[] = [];
  const decisions: Decision[] = [];
  for (const grades of turns) {
    throws.push({ ply: ++ply, roll: "1 2 3 4 5 6", luck: [0] });
    for (const grade of grades)
      decisions.push({ ply: ++ply, seat: 0, move: "-", best: "-", loss: 0, grade, moves: [] });
  }
  return { throws, decisions } as unknown as Part;
}

test("a throw shows the worst of its decisions", () => {
  expect(squares(part(["best", "good"], ["good", "blunder"], ["inaccuracy", "mistake"]))).toEqual([
    "🟩🟥🟧",
  ]);
});

test("there are ten throws in a line", () => {
  const lines = squares(part(...Array.from({ length: 23 }, (): Grade[] => ["inaccuracy"])));
  expect(lines.map((line) => Array.from(line).length)).toEqual([10, 10, 3]);
});

test("the squares tell nothing about the dice", () => {
  const one = part(["best"], ["mistake"]);
  const other = { ...one, throws: one.throws.map((each) => ({ ...each, roll: "6 6 6 6 6 6" })) };
  expect(squares(other)).toEqual(squares(one));
});

test("the curve has a bar for ten points, also where nobody is, and below zero", () => {
  const found = bars(
    [
      [-20, 1],
      [-1, 1],
      [3, 2],
      [29, 4],
    ],
    25,
  );
  expect(found.map(({ from, to, players, mine }) => [from, to, players, mine])).toEqual([
    [-20, -11, 1, false],
    [-10, -1, 1, false],
    [0, 9, 2, false],
    [10, 19, 0, false],
    [20, 29, 4, true],
  ]);
  expect(bars([], 5)).toEqual([]);
});

test("half of all people have the middle or more", () => {
  expect(middleOf([[10, 1], [50, 1], [60, 1], [90, 1]])).toBe(60); // prettier-ignore
  expect(middleOf([[7, 10]])).toBe(7);
});

test("a day is the same in every time zone", () => {
  expect(dayText("2026-11-19")).toBe("November 19, 2026");
});
