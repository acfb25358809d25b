import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import { LANGUAGES, t, useLanguage } from "../lib/text.svelte";
import RadioGroup from "./RadioGroup.svelte";
import "../../styles/fonts.css";

/** The room for the choices of a form on the smallest phone. */
const ROOM = 306;
const LEVELS = ["beginner", "easy", "medium", "hard", "master"] as const;

test.each(LANGUAGES)("players and levels fit into a line of a small phone, %s", async (code) => {
  await page.viewport(360, 740);
  await useLanguage(code);
  const rows = [
    { legend: t("web-seats"), labels: [t("web-seats-alone"), "2", "3", "4", "5"], phone: "beside" },
    { legend: t("web-level"), labels: LEVELS.map((level) => t(`web-level-${level}`)) },
  ] as const;
  for (const { legend, labels, ...how } of rows) {
    const options = labels.map((label) => ({ value: label, label }));
    const shown = await render(RadioGroup<string>, {
      ...how,
      legend,
      options,
      value: labels[2] ?? "",
      onchange: () => undefined,
    });
    shown.container.style.width = `${ROOM}px`;
    // What was drawn asks for the letters of its language.
    shown.container.getBoundingClientRect();
    await document.fonts.ready;
    const lines = [...shown.container.querySelectorAll("label")].map((one) => one.offsetTop);
    expect(new Set(lines).size, labels.join(" ")).toBe(1);
    await shown.unmount();
  }
});
