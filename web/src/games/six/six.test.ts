import { expect, test } from "vitest";
import { readMove, shiftWord } from "./six";

test("a shift is written as the notation wants it", () => {
  expect(shiftWord([2, -1], [0, 3], null)).toBe("2,-1>0,3");
  expect(shiftWord([2, -1], [0, 3], [1, 1])).toBe("2,-1>0,3=1,1");
});

test("a move is read with its cells", () => {
  expect(readMove("2,-1>0,3=1,1")).toMatchObject({ from: [2, -1], to: [0, 3] });
  expect(readMove("0,-3!")).toMatchObject({ from: null, to: [0, -3] });
  expect(readMove("pass")).toMatchObject({ from: null, to: null });
});
