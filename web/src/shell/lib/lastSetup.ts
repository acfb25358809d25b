// Stores the last choices on the home page. `startSetup` leaves out what no longer fits.
import type { Kept } from "./setup";
import { store, stored } from "./storage";

const KEY = "crosshex.setup";

export function lastSetup(): Kept {
  return stored<Kept>(KEY);
}

export function keepSetup(kept: Kept): void {
  store(KEY, kept);
}
