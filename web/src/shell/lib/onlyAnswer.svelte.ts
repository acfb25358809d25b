// Sends the only legal answer to a question by itself, after it was shown for a moment.
import { settings } from "./settings.svelte";

/** How long the only legal answer is shown before it is sent, in milliseconds. */
export const MOMENT = 1600;

interface Asked {
  /** The question to me; empty while nothing is asked. */
  asking: () => string;
  /** The only legal move, if it may be sent by itself. */
  only: () => string | undefined;
  /** Whether something speaks against it now: a pause, a coach who explains. */
  held: () => boolean;
  send: (move: string) => void;
}

export class OnlyAnswer {
  /** Whether an answer will be sent by itself. */
  readonly waits = $derived.by(
    () =>
      settings.byItself && this.asked.asking() !== "" && !this.asked.held() && !!this.asked.only(),
  );

  constructor(private readonly asked: Asked) {
    $effect(() => {
      void asked.asking();
      if (!this.waits) return;
      const timer = setTimeout(() => {
        const only = asked.only();
        if (only) asked.send(only);
      }, MOMENT);
      return () => clearTimeout(timer);
    });
  }
}
