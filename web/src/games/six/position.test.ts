import { expect, it } from "vitest";
import { beside, readPosition, tapped, writePosition } from "./position";

const LINE = "six advanced manual 2/4 limit=off placing | -1,0 1,0 | 0,0";

it("reads a line and writes it again", () => {
  expect(writePosition(readPosition(LINE))).toBe(LINE);
});

it("changes what lies on a cell by taps", () => {
  const board = readPosition(LINE);
  const once = tapped(board, [5, 5]);
  const twice = tapped(once, [5, 5]);
  expect(once.black).toContainEqual([5, 5]);
  expect(
    [twice.black, twice.red].map((cells) => cells.some((cell) => cell.join() === "5,5")),
  ).toEqual([false, true]);
  expect(writePosition(tapped(twice, [5, 5]))).toBe(LINE);
});

it("offers the empty cells beside the others", () => {
  const cells = beside(readPosition("six basic auto 1/2 placing | 1,0 | 0,0")).map((cell) =>
    cell.join(),
  );
  expect(cells).toHaveLength(8);
  expect(cells).not.toContain("0,0");
});
