// What players say aloud at a table, for screen readers: one polite live region for the whole app.

let spoken = $state({ text: "", turn: 0 });

/** Say this once the reader has finished what it is saying. */
export function announce(text: string): void {
  if (text) spoken = { text, turn: spoken.turn + 1 };
}

/** What the live region holds; the trailing space makes a repeated text count as new. */
export function announced(): string {
  return spoken.turn % 2 ? `${spoken.text}\u00a0` : spoken.text;
}
