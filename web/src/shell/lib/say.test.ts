import { expect, test, vi } from "vitest";
import type { Seat } from "../../protocol";
import { Refused } from "./api";
import { faultText, GUEST, seatName } from "./say";
import { useLanguage } from "./text.svelte";

test("what is too large is said in KB, and what is too many as a number", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await useLanguage("en");
  const refused = (params: Record<string, string | number>) =>
    faultText(new Refused({ code: "too-large", params }));
  expect(refused({ limit: 256 * 1024 })).toContain("256 KB");
  expect(refused({ what: "games", limit: 100 })).toContain("too many games: the limit is 100");
  expect(refused({ what: "turns", limit: 800 })).toContain("too many turns: the limit is 800");
  expect(refused({ what: "seconds", limit: 3 })).not.toMatch(/KB/);
});

test("a guest without a name is called so in the language of who reads it", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await useLanguage("pl");
  const seat = { kind: "person", name: GUEST } as Seat;
  expect(seatName([seat, { ...seat, name: "Ola" }], 0)).toBe("Gość");
  expect(seatName([seat, { ...seat, name: "Ola" }], 1)).toBe("Ola");
  await useLanguage("en");
});
