// The text of the app's one live region, which screen readers read aloud.

/** Texts within this many milliseconds are announced together, because a later text would cut off an earlier one. */
const BREATH = 80;

let spoken = $state({ text: "", turn: 0 });
let waiting: string[] = [];

/** Announce a text, after what the screen reader is saying now. */
export function announce(text: string): void {
  if (!text || waiting.includes(text)) return;
  if (waiting.length === 0) setTimeout(speak, BREATH);
  waiting.push(text);
}

function speak(): void {
  spoken = { text: waiting.join(" "), turn: spoken.turn + 1 };
  waiting = [];
}

/** The content of the live region; a trailing space makes a repeated text count as new. */
export function announced(): string {
  return spoken.turn % 2 ? `${spoken.text}\u00a0` : spoken.text;
}
