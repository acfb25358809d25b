import { expect, test } from "vitest";
import { named } from "./breakpoints";

test("names of breakpoints are replaced, also several, and after a not", () => {
  expect(named("(--phone), (--low)")).toBe(
    "(max-width: 460px), (max-height: 500px) and (orientation: landscape)",
  );
  expect(named("(--narrow) and (not (--low))")).toBe(
    "(max-width: 700px) and (not ((max-height: 500px) and (orientation: landscape)))",
  );
  expect(named("(forced-colors: active)")).toBe("(forced-colors: active)");
});

test("an unknown name is an error", () => {
  expect(() => named("(--fone)")).toThrow("fone");
});
