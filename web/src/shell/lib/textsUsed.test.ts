// Whether each text that only the app shows is shown somewhere: by its whole id, or by one that ends with a variable.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import english from "../../../../src/crosshex/locale/en.ftl?raw";
// The puzzles in the terminal share their texts.
import terminal from "../../../../src/crosshex/cli/study/puzzle.py?raw";

const OURS = ["web-", "pad-", "study-", "puzzle-", "daily-", "me-", "workshop-"];
const files = import.meta.glob<string>(["../../**/*.{svelte,ts}", "!../../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = [...Object.values(files), terminal].join("\n");

function isUsed(id: string): boolean {
  if (['"', "'", "`"].some((quote) => sources.includes(quote + id + quote))) return true;
  const parts = id.split("-").slice(0, -1);
  const starts = parts.map((_, i) => parts.slice(0, i + 1).join("-") + "-");
  return starts.some(
    (start) => sources.includes("`" + start + "${") || sources.includes(`"${start}{`),
  );
}

test("every text of the app is used", () => {
  const ids = new FluentResource(english).body.map(({ id }) => id);
  const ours = ids.filter((id) => OURS.some((start) => id.startsWith(start)));
  expect(ours.length).toBeGreaterThan(500);
  expect(ours.filter((id) => !isUsed(id))).toEqual([]);
  expect(isUsed("web-nobody-says-this")).toBe(false);
});
