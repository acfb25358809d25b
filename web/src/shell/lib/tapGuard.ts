// A double tap must not answer the next question: a new one takes no taps for a moment.
import { settings } from "./settings.svelte";

export class TapGuard {
  #since = -Infinity;

  /** Something new is there: let nothing through for a moment. */
  renew(): void {
    this.#since = performance.now();
  }

  get holds(): boolean {
    return performance.now() - this.#since < settings.guard;
  }

  /** Swallow every tap and every deciding key on this element and in it, while the guard holds. */
  watch(element: HTMLElement): () => void {
    const swallow = (event: Event): void => {
      if (!this.holds || (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of ["click", "keydown"]) element.addEventListener(type, swallow, true);
    return () => {
      for (const type of ["click", "keydown"]) element.removeEventListener(type, swallow, true);
    };
  }
}
