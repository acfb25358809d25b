// The text of the live region, which screen readers say aloud: one for the whole app.

/** Things that happen together are said in one breath; a later text would cut off an earlier one. */
const BREATH = 80;

let spoken = $state({ text: "", turn: 0 });
let waiting: string[] = [];

/** Say this once the reader has finished what it is saying. */
export function announce(text: string): void {
  if (!text || waiting.includes(text)) return;
  if (waiting.length === 0) setTimeout(speak, BREATH);
  waiting.push(text);
}

function speak(): void {
  spoken = { text: waiting.join(" "), turn: spoken.turn + 1 };
  waiting = [];
}

/** What the live region holds; the trailing space makes a repeated text count as new. */
export function announced(): string {
  return spoken.turn % 2 ? `${spoken.text}\u00a0` : spoken.text;
}
