// What happens once for each question that is put to me, however often the table changes while it stands.
import { untrack } from "svelte";
import { announce } from "./announce.svelte";
import { focusFirst, usesKeys } from "./focus";
import type { OpenTable } from "./open.svelte";
import { play as sound } from "./sound";

export class Question {
  /** Where the answer is looked for; the frame of the play screen. */
  root = $state<HTMLElement>();
  sending = $state(false);
  /** Changes with each question; empty while nothing is asked. */
  readonly asking = $derived.by(() => this.current());
  #byKeys = false;

  /**
   * Sound and read aloud each new question, and put it under the fingers of who plays by keyboard.
   * `places` are where an answer begins, the best one first.
   */
  constructor(
    private readonly open: OpenTable,
    private readonly current: () => string,
    readonly prompt: () => string,
    places: readonly string[],
  ) {
    $effect(() => {
      if (!this.asking) return;
      sound("turn");
      announce(untrack(prompt));
      if (this.#byKeys) void focusFirst(untrack(() => this.root), [...places, "[data-decide]"]);
    });
  }

  /** Answer with a move, once. The focus is looked at before it vanishes with the question. */
  async answer(seat: number, move: string): Promise<void> {
    if (this.sending) return;
    this.#byKeys = usesKeys();
    this.sending = true;
    await this.open.send({ type: "play", seat, move, seq: this.open.client.seq });
    this.sending = false;
  }
}
