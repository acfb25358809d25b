// The breakpoints by name. Media queries cannot read variables, so the build replaces `@media (--phone)` by what is here.
// There are no others.
export const BREAKPOINTS = {
  /** Only the essential is shown. */
  phone: "(max-width: 460px)",
  /** Cards and forms in one column, long rows folded. */
  narrow: "(max-width: 700px)",
  "not-narrow": "(min-width: 700px)",
  /** What stands beside a board goes below it. */
  tablet: "(max-width: 900px)",
  /** Pages are wider, and what was below a board stands beside it. */
  large: "(min-width: 1500px)",
  /** A phone in landscape, or a page at twice its size: the question stands beside the board. */
  low: "(max-height: 500px) and (orientation: landscape)",
  /** Such a phone, and a small one. */
  "very-low": "(max-height: 340px) and (orientation: landscape)",
} as const;

/** A media query with its names replaced. */
export function named(query: string): string {
  return query.replace(/(not )?\(--([\w-]+)\)/g, (_, not: string | undefined, name: string) => {
    const meant = BREAKPOINTS[name as keyof typeof BREAKPOINTS] as string | undefined;
    if (!meant) throw new Error(`no breakpoint is called ${name}`);
    return not ? `not (${meant})` : meant;
  });
}
