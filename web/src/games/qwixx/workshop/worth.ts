// What a sheet is worth, made ready for the screen: figures as texts, fields in rows, parts side by side.
import type { Colour, Layout, SheetWorth } from "../../../protocol";
import { language, t } from "../../../shell/lib/text.svelte";
import { COLOURS } from "../sheet";

type Estimate = SheetWorth["points"];
export type FieldWorth = SheetWorth["fields"][number];

const margin = ([, low, high]: Estimate): number => (high - low) / 2;

function amount(figure: Estimate): string {
  return t("worth-number", { value: figure[0], margin: margin(figure) });
}
function share(figure: Estimate): string {
  return `${percent(figure[0], 1)} ± ${percent(margin(figure), 1)}`;
}

/** A share in per cent. The function NUMBER of Fluent's messages has no per cent in browsers. */
export function percent(value: number, decimals = 0): string {
  const style = { style: "percent", maximumFractionDigits: decimals } as const;
  return new Intl.NumberFormat(language(), style).format(value);
}

/** A figure in words and numbers. */
export interface Figure {
  label: string;
  value: string;
}

/** The figures of a report, in the same order for every sheet. */
export function figuresOf(worth: SheetWorth): Figure[] {
  const { endings } = worth;
  const none: Estimate = [0, 0, 0];
  return [
    { label: t("worth-points"), value: amount(worth.points) },
    { label: t("worth-throws"), value: amount(worth.throws) },
    { label: t("worth-failed"), value: share(worth.failed) },
    { label: t("worth-by-failed"), value: share(endings["failed throws"] ?? none) },
    { label: t("worth-by-rows"), value: share(endings["rows locked"] ?? none) },
    { label: t("worth-first"), value: share(worth.first) },
  ];
}

/** What perfect play alone makes, or what a bot makes alone where a sheet is too large. */
export function aloneOf({ exact, solitaire }: SheetWorth): Figure {
  return exact
    ? { label: t("worth-exact"), value: t("worth-exact-points", { value: solitaire[0] }) }
    : { label: t("worth-simulated"), value: amount(solitaire) };
}

/** The fields of a sheet in its rows; the report has them row by row. */
export function rowsOf({ fields }: SheetWorth, { rows }: Layout): FieldWorth[][] {
  const left = [...fields];
  return rows.map(({ numbers }) => left.splice(0, numbers.length));
}

export function colourOf(letter: string): Colour {
  return COLOURS.find((colour) => colour[0] === letter) ?? "red";
}

/** The field that carries most, on any of these sheets. */
export function mostOf(worths: readonly SheetWorth[]): number {
  return Math.max(...worths.flatMap(({ fields }) => fields.map(({ points }) => points)));
}

/** Points by colour or by number, for each sheet; null where a sheet has no such field. */
export function partsOf(
  worths: readonly SheetWorth[],
  by: "by_colour" | "by_number",
): { key: string; points: (number | null)[] }[] {
  const keys = [...new Set(worths.flatMap((worth) => Object.keys(worth[by])))];
  const sorted = by === "by_number" ? keys.toSorted((a, b) => Number(a) - Number(b)) : keys;
  return sorted.map((key) => ({ key, points: worths.map((worth) => worth[by][key] ?? null) }));
}
