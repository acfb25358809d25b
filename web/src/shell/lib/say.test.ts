import { expect, test, vi } from "vitest";
import { Refused } from "./api";
import { faultText } from "./say";
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
