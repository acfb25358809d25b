// The animation of a throw: until the dice have come to rest, nobody is told what they make.
import { reducedMotion } from "../../shell/lib/settings.svelte";

/** How long one die tumbles, and how much later each next one starts, in milliseconds; `Die.svelte` is told. */
export const TUMBLE = 620;
export const STAGGER = 45;
const DICE = 6;

export class DiceRoll {
  #seen = $state(0);
  #thrown: () => number;
  /** Dice of a throw that was not seen yet are in the air. A throw that comes back by a takeback lies there at once. */
  readonly rolling = $derived.by(() => !reducedMotion() && this.#thrown() > this.#seen);

  /** `thrown` is the number of the throw that lies on the table, 0 while there is none. */
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
