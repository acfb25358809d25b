// Moves the keyboard focus, because the focused element may vanish with the question that it answered.
import { tick } from "svelte";

/** Whether the browser shows the focus, as it does for people who use the keyboard. */
export function usesKeys(): boolean {
  return document.activeElement?.matches(":focus-visible") ?? false;
}

/** After the next update of the screen, focus the first of these elements that exists. */
export async function focusFirst(
  root: HTMLElement | undefined,
  selectors: readonly string[],
): Promise<void> {
  await tick();
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement | SVGElement>(selector);
    if (found) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}
