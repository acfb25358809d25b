// Tests that stored commitments reveal a server that says something else later.
import { beforeEach, expect, test, vi } from "vitest";
import { commitment, doubtOf, proofOf, type Proof } from "./fair";
import vectors from "./fair.vectors.json";
import { keepDice, keptDice, keptFor, type KeptDice } from "./commitments";

const seed = "00".repeat(32);
const commit = commitment(seed);
const dice = { commit, seed: null, shares: ["", "aa", "bb"] };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("dice that are as they were kept leave no doubt", () => {
  expect(doubtOf(dice, { commit, shares: ["aa"] }, true)).toBeNull();
  expect(doubtOf({ ...dice, seed }, { commit, shares: ["aa", "bb"] }, true)).toBeNull();
});

test("another commitment, another seed and a missing share are noticed", () => {
  expect(
    doubtOf({ ...dice, commit: commitment("11".repeat(32)) }, { commit, shares: ["aa"] }, true),
  ).toBe("commit");
  expect(doubtOf({ ...dice, seed: "11".repeat(32) }, { commit, shares: ["aa"] }, true)).toBe(
    "seed",
  );
  expect(doubtOf(dice, { commit, shares: ["cc"] }, true)).toBe("share");
  expect(doubtOf(dice, { commit, shares: ["cc"] }, false)).toBeNull();
});

test("a share that was added to the seat of a bot is noticed", () => {
  const alone = { ...dice, shares: ["aa", ""] };
  const kept = { commit, shares: ["aa", ""], whole: true };
  expect(doubtOf(alone, kept, true)).toBeNull();
  expect(doubtOf({ ...alone, shares: ["aa", "bb"] }, kept, true)).toBe("share");
});

test("the first commitment of a table stays, the newest shares count", () => {
  keepDice("table", { commit: "first", shares: ["aa"] });
  keepDice("table", { commit: "second", shares: ["bb"] });
  expect(keptDice("table")).toEqual({ commit: "first", shares: ["bb"] });
  expect(keptFor("first")).toEqual(keptDice("table"));
  expect(keptFor("second")).toBeUndefined();
});

test("old games are forgotten, and foreign storage is no game", () => {
  for (let n = 0; n < 250; n++) keepDice(`t${n}`, { commit: `c${n}`, shares: [] });
  expect(keptDice("t0")).toBeUndefined();
  expect([keptDice("t50")?.commit, keptDice("t249")?.commit]).toEqual(["c50", "c249"]);
  localStorage.setItem("crosshex.dice", "{");
  expect(keptDice("t249")).toBeUndefined();
});

const CASES = vectors as {
  name: string;
  claim: { commit: string; seed: string; shares: string[]; dice: string | null };
  kept: KeptDice | null;
  proof: Proof;
}[];

test.each(CASES)("what is proven: $name", ({ claim, kept, proof }) => {
  expect(proofOf(claim, kept ?? undefined, claim.dice ?? undefined)).toBe(proof);
});
