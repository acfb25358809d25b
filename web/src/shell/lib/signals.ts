// Signals besides sound: vibration, a screen that stays on, a mark on the icon of the tab.
import { settings } from "./settings.svelte";

const BUZZ = 60;

/** Vibrate, if the device can and the person allows it. Before the first tap browsers refuse, with a warning. */
export function vibrate(): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate?.(BUZZ);
}

/** Keep the screen on until the returned function is called. The browser releases the lock whenever the page is hidden. */
export function keepAwake(): () => void {
  // Over plain HTTP there is no wake lock; the settings page says so.
  if (!("wakeLock" in navigator)) return () => undefined;
  let held: WakeLockSentinel | undefined;
  let done = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    try {
      held = await navigator.wakeLock.request("screen");
      if (done) await held.release();
    } catch {
      // A device that saves power may refuse: then the screen turns off as usual.
    }
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", again);
    void held?.release();
  };
}

/** The icon of the tab: with a mark while it is my turn. */
export function markIcon(turn: boolean): void {
  document
    .querySelector('link[rel="icon"]')
    ?.setAttribute("href", turn ? "/icon-turn.svg" : "/icon.svg");
}
