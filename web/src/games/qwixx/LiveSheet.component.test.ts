import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import { qwixxExample } from "../../dev/parts";
import type { Offer } from "../../protocol";
import LiveSheet from "./LiveSheet.svelte";
import type { LivePicture } from "./sheet";

async function draw(example = "qwixx", more: Partial<LivePicture> = {}) {
  const { state, ask } = qwixxExample(example);
  const ontap = vi.fn<(word: string, offer: Offer | null) => void>();
  const sheet = state.sheets[ask.seat];
  if (!sheet) throw new Error(`no sheet in ${example}`);
  const { layout, locked } = state;
  const shown = { layout, sheet, locked, label: "Ann", legal: ask.choices, ...more };
  await render(LiveSheet, { ...shown, ontap });
  return { ontap, ask, sheet };
}
const fields = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-word]")];
const stops = (): HTMLElement[] => fields().filter(({ tabIndex }) => tabIndex === 0);

test.for(["qwixx", "longo", "mixx-colours"])(
  "a tap on %s tells the word of the field, and the legal cross in it",
  async (example) => {
    const { ontap, ask } = await draw(example);
    const legal = ask.choices.filter(({ colour }) => colour !== null);
    for (const field of fields()) field.click();
    expect(ontap).toHaveBeenCalledTimes(fields().length);
    const offered = ontap.mock.calls.flatMap(([word, offer]) =>
      offer ? [[word, offer.move]] : [],
    );
    expect(offered.map(([, move]) => move?.replace("*", ""))).toEqual(
      offered.map(([word]) => word),
    );
    expect(new Set(offered.map(([word]) => word))).toEqual(
      new Set(legal.map(({ move }) => move.replace("*", ""))),
    );
  },
);

test("one field is a tab stop; arrow keys, Home and End walk over the sheet", async () => {
  await draw("qwixx begins");
  expect(stops()).toHaveLength(1);
  stops()[0]?.focus();
  const at = (): string | undefined => (document.activeElement as HTMLElement).dataset.at;
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
  const [row = "", place] = at()?.split(" ") ?? [];
  expect(place).toBe("2");
  await userEvent.keyboard("{ArrowDown}{End}");
  expect(at()).toBe(`${Math.min(Number(row) + 1, 3)} 10`);
  await userEvent.keyboard("{ArrowRight}");
  expect(at()).toBe(`${Math.min(Number(row) + 1, 3)} 10`);
  expect(stops()).toEqual([document.activeElement]);
});

test("crosses of the server are drawn, and their number is right", async () => {
  const { sheet } = await draw("qwixx");
  const crossed = sheet.rows.map(({ fields }) =>
    [...fields.slice(0, -1)].filter((one) => one === "x"),
  );
  expect(document.querySelectorAll(".field.crossed svg")).toHaveLength(crossed.flat().length);
});

test("a choice that can change is pressed, and an explanation stands at its field", async () => {
  const { ask } = qwixxExample("qwixx begins");
  const word = ask.choices.find(({ colour }) => colour !== null)?.move ?? "";
  await draw("qwixx begins", { chosen: word, why: { word: "r12", text: "Too early." } });
  expect(document.querySelector(`[data-word="${word}"]`)?.ariaPressed).toBe("true");
  await expect.element(page.getByText("Too early.")).toBeVisible();
});

test.for(["qwixx begins", "longo", "mixx-colours"])(
  "on a phone no field of %s is narrower than twenty pixels, and none is cut off",
  async (example) => {
    await draw(example, { thumbs: true });
    for (const field of fields()) {
      const { left, right, width } = field.getBoundingClientRect();
      expect(width).toBeGreaterThanOrEqual(20);
      expect(left >= 0 && right <= innerWidth).toBe(true);
    }
  },
);
