// Records as text: headers in any order, comments, several games in a file.
import { expect, test } from "vitest";
import { numbered, readRecordTexts, throwsOf } from "./record";

const GAME = `[Game "qwixx"]
[Seat1 "Ann \\"the ace\\""]
[Seat2 "B\\\\ob"]
[DiceShare1 "aa"] ; mine
[DiceShare2 ""]

1. 4 1 6 3 5 6 / r5 y5 / b10 { 9. not a throw }
2. 6 6 1 . 2 1 / - - / x ; [Game "no"]
3. 1 2 3 . 5 6
`;

test("headers and throws of a record, without its comments", () => {
  const [record] = readRecordTexts(`\uFEFF${GAME.replaceAll("\n", "\r\n")}`);
  expect(record && numbered(record, "Seat")).toEqual(['Ann "the ace"', "B\\ob"]);
  expect(record && numbered(record, "DiceShare")).toEqual(["aa", ""]);
  expect(record && throwsOf(record)).toEqual(["4 1 6 3 5 6", "6 6 1 . 2 1", "1 2 3 . 5 6"]);
  expect(record?.headers.constructor).toBeUndefined();
});

test("a header behind moves or one that was there already begins the next record", () => {
  const texts = readRecordTexts(
    `${GAME}\n[Rules "1"]\n[Game "longo"]\n\n[Rules "1"]\n[Game "six"]\n\n1. -1,0 0,1\n`,
  );
  expect(texts.map(({ headers }) => headers.Game)).toEqual(["qwixx", "longo", "six"]);
  expect(texts.map(({ lines }) => lines.length)).toEqual([3, 0, 1]);
  expect(readRecordTexts("nothing of ours")).toEqual([]);
});
