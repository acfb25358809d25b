// Checks the test vectors of docs/fair-dice.md.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commitment, Draws } from "../../shell/lib/fair";
import { checkDice, claimOf, drawLot, drawThrow, type Claimed } from "./fair";
import type { QwixxRoom } from "../../protocol";
import { readRecordTexts } from "../../shell/lib/record";
import { COLOURS } from "./sheet";

interface Vector {
  game: "qwixx" | "longo";
  seed: string;
  shares: string[];
  commit: string;
  first: number;
  lucky: [number, number][];
  throws: string[];
  left_in_throw_3: string;
  throw_3: string;
}
const page = readFileSync(new URL("../../../../docs/fair-dice.md", import.meta.url), "utf-8");
const blocks = Array.from(
  page.matchAll(/```json\n([\s\S]*?)```/g),
  ([, block = ""]) => JSON.parse(block) as unknown,
);
const vectors = blocks[0] as Vector[];
const numbers = blocks[1] as { draw: number; bounds: number[]; numbers: number[] }[];
interface DayVector extends Omit<Vector, "shares" | "first" | "lucky"> {
  key: string;
}
const days = blocks[2] as DayVector[];
const PAIRS = ["4 9", "5 8", "5 10", "6 7", "6 11", "7 12", "8 13", "9 14", "10 13", "11 12"];
const stays = COLOURS.map(() => false);

test("there are vectors for both games", () => {
  expect(new Set(vectors.map(({ game }) => game))).toEqual(new Set(["qwixx", "longo"]));
});

test.each(numbers)(
  "draw $draw gives numbers of any size as published",
  ({ draw, bounds, numbers: drawn }) => {
    const below = new Draws(vectors[0]?.seed ?? "", vectors[0]?.shares ?? []).draw(draw);
    expect(bounds.map((bound) => below(bound))).toEqual(drawn);
  },
);

test.each([0, -1, 2 ** 48 + 1, NaN])("a die of %d faces is refused", (bound) => {
  expect(() => new Draws("00", []).draw(1)(bound)).toThrow(RangeError);
});

describe.each(vectors)("$game with shares $shares", (vector) => {
  const faces = vector.game === "longo" ? 8 : 6;

  test("the seed has the published fingerprint", () => {
    expect(commitment(vector.seed)).toBe(vector.commit);
  });

  test("the lot gives who begins and the lucky numbers", () => {
    const draws = new Draws(vector.seed, vector.shares);
    const lot = drawLot(draws, vector.shares.length, vector.game === "longo" ? PAIRS : []);
    expect(lot.first + 1).toBe(vector.first);
    expect(lot.lucky).toEqual(vector.lucky.map((pair) => pair.join(" ")));
  });

  test("the throws come out as published, also without a die that has left", () => {
    const draws = new Draws(vector.seed, vector.shares);
    for (const [i, thrown] of vector.throws.entries())
      expect(drawThrow(draws, i + 1, faces, stays)).toBe(thrown);
    const left = COLOURS.map((colour) => colour === vector.left_in_throw_3);
    expect(drawThrow(draws, 3, faces, left)).toBe(vector.throw_3);
  });

  test("a check agrees with honest dice and finds a bent one", () => {
    const record: Claimed = {
      commit: vector.commit,
      seed: vector.seed,
      shares: vector.shares,
      faces,
      first: vector.first - 1,
      pairs: PAIRS,
      lucky: vector.lucky.map((pair) => pair.join(" ")),
      throws: [...vector.throws, vector.throw_3],
      daily: false,
    };
    const wrong = (findings: { expected: string; found: string }[]): number =>
      findings.filter(({ expected, found }) => expected !== found).length;
    expect(wrong(checkDice(record))).toBe(0);
    const bent = vector.throws.map((thrown, i) =>
      i === 0 ? thrown.replace(/^./, (die) => `${(Number(die) % faces) + 1}`) : thrown,
    );
    expect(wrong(checkDice({ ...record, throws: bent }))).toBe(1);
    expect(wrong(checkDice({ ...record, commit: "00" }))).toBe(1);
    expect(wrong(checkDice({ ...record, first: vector.first }))).toBe(1);
    expect(checkDice({ ...record, first: null }).some(({ what }) => what === "first")).toBe(false);
  });

  test("a record is checked as it stands in a file", () => {
    const headers = [
      `[Game "${vector.game}"]`,
      ...vector.shares.map(
        (share, seat) => `[Seat${seat + 1} "P"]\n[DiceShare${seat + 1} "${share}"]`,
      ),
      ...vector.lucky.map((pair, seat) => `[Lucky${seat + 1} "${pair.join(" ")}"]`),
      `[First "${vector.first}"]\n[DiceCommit "${vector.commit}"]\n[DiceSeed "${vector.seed}"]`,
    ];
    const turns = [...vector.throws, vector.throw_3].map(
      (thrown, i) => `${i + 1}. ${thrown} / - - / x`,
    );
    const room = {
      layout: { faces },
      lucky_pairs: vector.game === "longo" ? PAIRS.map((pair) => pair.split(" ").map(Number)) : [],
    };
    const findings = (text: string): boolean[] => {
      const [record] = readRecordTexts(text);
      const claim = record && claimOf(record, room as unknown as QwixxRoom);
      return (claim?.check() ?? []).map(({ expected, found }) => expected === found);
    };
    const text = [...headers, "", ...turns].join("\n");
    expect(findings(text)).toEqual(findings(text).map(() => true));
    expect(findings(text)).toHaveLength(vector.lucky.length ? 6 : 5);
    expect(
      findings(
        text.replace(/^1\. (.)/m, (_, die: string) => `1. ${(Number(die) % faces) + 1}`),
      ).filter((ok) => !ok),
    ).toHaveLength(1);
    expect(findings(text.replace(/.DiceSeed.*/, ""))).toEqual([]);
  });
});

describe.each(days)("the throws of a day of $game", (vector) => {
  const faces = vector.game === "longo" ? 8 : 6;

  test("come out as published, whatever has left", () => {
    const draws = new Draws(vector.seed, [], true);
    for (const [i, thrown] of vector.throws.entries())
      expect(drawThrow(draws, i + 1, faces, stays)).toBe(thrown);
    const left = COLOURS.map((colour) => colour === vector.left_in_throw_3);
    expect(drawThrow(draws, 3, faces, left)).toBe(vector.throw_3);
  });

  test("are checked as they stand in a record", () => {
    const [first, second] = vector.throws;
    const lines = [first, second, vector.throw_3].map((one, i) => `${i + 1}. ${one} / - / x`);
    const headers = `[Game "${vector.game}"]\n[Seat1 "P"]\n[First "1"]\n[DiceCommit "${vector.commit}"]\n[DiceSeed "${vector.seed}"]`;
    const room = { layout: { faces }, lucky_pairs: [] } as unknown as QwixxRoom;
    const wrong = (origin: string): number => {
      const [record] = readRecordTexts(`${headers}\n[Dice "${origin}"]\n\n${lines.join("\n")}`);
      const found = record && claimOf(record, room)?.check();
      return (found ?? []).filter(({ expected, found }) => expected !== found).length;
    };
    expect(wrong("daily")).toBe(0);
    expect(wrong("committed")).toBe(3);
  });
});
