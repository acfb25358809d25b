// Ignores taps for a moment after a new question, so that a double tap does not answer it.
import { settings } from "./settings.svelte";

/** How long an element shows that it was tapped too early, in milliseconds. */
const SHOWN = 320;

/** Show at the tapped element that the tap was seen, but came too early. */
function refuse(target: Element): void {
  const tapped = target.closest(TAPPED) ?? target;
  tapped.setAttribute("data-early", "");
  setTimeout(() => tapped.removeAttribute("data-early"), SHOWN);
}
const TAPPED = "button, a, label, [role=button], [role=gridcell], [data-target], [data-pick]";

export class TapGuard {
  #since = -Infinity;

  /** Ignore taps for a moment from now on. */
  renew(): void {
    this.#since = performance.now();
  }

  get holds(): boolean {
    return performance.now() - this.#since < settings.guard;
  }

  /** Block taps, Enter and Space on this element and inside it, while the guard holds. */
  watch(element: HTMLElement): () => void {
    const swallow = (event: Event): void => {
      if (
        !this.holds ||
        (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ")
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      if (event.target instanceof Element) refuse(event.target);
    };
    for (const type of ["click", "keydown"]) element.addEventListener(type, swallow, true);
    return () => {
      for (const type of ["click", "keydown"]) element.removeEventListener(type, swallow, true);
    };
  }
}
