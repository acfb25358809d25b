import { beforeAll, expect, test, vi } from "vitest";
import { roomOf } from "..";
import type { News } from "../../protocol";
import { useLanguage } from "../../shell/lib/text.svelte";
import plain from "./room";

const name = (seat: number): string => ["Ann", "Bob"][seat] ?? "";
const at = { seq: 1, at: 0 };

// Importing the rooms imports modules that call matchMedia at load time.
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await useLanguage("en");
});

test("a kind that nobody knows is played in the plain room", () => {
  expect(roomOf({ kind: "chess" })).toBe(plain);
  expect(roomOf({ kind: "qwixx" })).not.toBe(plain);
});

test.each<[News, string, string | null]>([
  [{ ...at, type: "plain-thrown", roll: "3 4" }, "Thrown: 3 4.", "dice"],
  [{ ...at, type: "chose", seat: 1 }, "Bob has chosen.", null],
  [
    { ...at, type: "plain-revealed", seats: [0, 1], moves: ["odd", "even"] },
    "Ann: odd. Bob: even.",
    "tile",
  ],
  [{ ...at, type: "plain-moved", seat: 0, move: "a" }, "Ann: a.", "tile"],
])("%o is said and heard", (news, words, sound) => {
  expect(plain.say(news, name)).toBe(words);
  expect(plain.sound(news)).toBe(sound);
});
