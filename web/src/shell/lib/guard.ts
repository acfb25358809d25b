// Keeps a second tap from answering what the first one has brought under the finger.
import { settings } from "./settings.svelte";

export class Guard {
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
