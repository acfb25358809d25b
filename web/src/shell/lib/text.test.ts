import { expect, test } from "vitest";
import { LANGUAGES, languageName, negotiate } from "./text.svelte";

test("English comes first and there are other languages", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES).toContain("tr");
});

test("a browser gets the first of its languages that we have", () => {
  expect(negotiate(["pt-BR", "pl-PL", "en"])).toBe("pl");
  expect(negotiate(["DE-at"])).toBe("de");
  expect(negotiate(["ja"])).toBe("en");
  expect(negotiate([])).toBe("en");
});

test("languages are called by their own names", () => {
  expect(languageName("tr")).toBe("Türkçe");
  expect(languageName("hu")).toBe("Magyar");
});
