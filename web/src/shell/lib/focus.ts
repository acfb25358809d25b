// Where the keyboard focus goes, because what had it may vanish with the question it answered.
import { tick } from "svelte";

/** Whether the focus is shown now, as browsers do for those who use the keyboard. */
export function usesKeys(): boolean {
  return document.activeElement?.matches(":focus-visible") ?? false;
}

/** Once the screen is up to date, give the focus to the first of these that is there. */
export async function focusFirst(root: HTMLElement | undefined, selectors: readonly string[]): Promise<void> {
  await tick();
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement | SVGElement>(selector);
    if (found) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}
