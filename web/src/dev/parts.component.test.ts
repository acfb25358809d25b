import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import Dev from "./Dev.svelte";
import { PARTS } from "./parts";

test("the page /dev draws every part, and nothing on it is empty", async () => {
  await render(Dev);
  const sections = document.querySelectorAll<HTMLElement>("[data-part]");
  expect(sections).toHaveLength(PARTS.length);
  for (const section of sections) {
    const drawn = section.querySelector("div")?.getBoundingClientRect();
    expect(drawn?.height, section.dataset.part).toBeGreaterThan(20);
  }
  await page.getByRole("combobox", { name: "Part" }).selectOptions("Dice");
  expect(
    new Set([...document.querySelectorAll("h2")].map((one) => one.innerText.split(" ")[0])),
  ).toEqual(new Set(["Dice"]));
});
