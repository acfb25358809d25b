// The animation of a throw: nothing tells the result until the dice have come to rest.
import { reducedMotion } from "../../shell/lib/settings.svelte";

/** How long one die tumbles, and how much later each next one starts, in milliseconds; also used by `Die.svelte`. */
export const TUMBLE = 620;
export const STAGGER = 45;
const DICE = 6;

export class DiceRoll {
  #seen = $state(0);
  #thrown: () => number;
  /** Whether the dice are still rolling. A throw that a takeback brings back does not roll again. */
  readonly rolling = $derived.by(() => !reducedMotion() && this.#thrown() > this.#seen);

  /** `thrown` is the number of the current throw, 0 while there is none. */
  constructor(thrown: () => number) {
    this.#thrown = thrown;
    $effect(() => {
      const now = thrown();
      if (now <= this.#seen) return;
      const land = (): void => void (this.#seen = now);
      if (reducedMotion()) return land();
      const timer = setTimeout(land, TUMBLE + STAGGER * (DICE - 1));
      return () => clearTimeout(timer);
    });
  }
}
