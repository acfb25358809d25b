// The marks of the sides of a game, which stand beside their names: black is black, in the dark as well.
import { afterEach, expect, test } from "vitest";

afterEach(() => delete document.documentElement.dataset.theme);

/** The relative luminance of a colour as the browser computed it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(["light", "dark"])("the mark of black is black and stands out, %s", (theme) => {
  document.documentElement.dataset.theme = theme;
  const paper = Object.assign(document.createElement("div"), { className: "paper" });
  const side = Object.assign(document.createElement("span"), { className: "side black" });
  paper.append(side);
  document.body.append(paper);

  const black = luminance(getComputedStyle(side, "::after").backgroundColor);
  const edge = luminance(getComputedStyle(side).backgroundColor);
  const below = luminance(getComputedStyle(paper).backgroundColor);

  expect(black).toBeLessThan(0.02);
  const [low = 0, high = 0] = [edge, below].toSorted((a, b) => a - b);
  expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(3);
  paper.remove();
});
