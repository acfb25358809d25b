// What was chosen on the home page the last time, kept locally. What no longer fits is left aside by `startSetup`.
import type { Kept } from "./setup";

const KEY = "crosshex.setup";

export function lastSetup(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read ? read : {};
  } catch {
    // Storage may be switched off or hold something foreign: then there was no last time.
    return {};
  }
}

export function keepSetup(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage every visit is the first one.
  }
}
