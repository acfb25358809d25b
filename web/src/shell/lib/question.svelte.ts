// The question that the player has to answer: it is announced once, answered once, and never by accident.
import { untrack } from "svelte";
import { announce } from "./announce.svelte";
import { focusFirst, usesKeys } from "./focus";
import { TapGuard } from "./tapGuard";
import type { CoachLine } from "../../protocol";
import type { OpenTable } from "./openTable.svelte";
import { settings } from "./settings.svelte";
import { vibrate } from "./signals";
import { play as sound } from "./sound";

/** How long the only legal answer is seen before it is given, in milliseconds. */
const MOMENT = 1600;

interface Asked {
  /** Changes with each question; empty while nothing is asked. */
  current: () => string;
  prompt: () => string;
  /** Where an answer begins, the best place first. */
  places: readonly string[];
  /** The seat whose choice the others must not see, while such a choice is asked for. */
  hidden?: () => number | undefined;
  /** The only legal answer, where it changes nothing that anybody could choose. */
  only?: () => { seat: number; move: string } | null;
}

export class Question {
  /** Where the answer is looked for; the frame of the play screen. */
  root = $state<HTMLElement>();
  sending = $state(false);
  /** Around one screen: who has to take it in hand before a hidden choice is shown. */
  readonly passTo = $derived.by(() => {
    const { holder, shared, you } = this.open;
    const seat = this.asked.hidden?.();
    if (seat === undefined || !shared || seat === holder) return undefined;
    return holder !== undefined || you.chosen.length ? seat : undefined;
  });
  readonly asking = $derived.by(() => (this.passTo === undefined ? this.asked.current() : ""));
  /** The grave move that was pressed once: pressed again it is made. */
  armed = $derived.by(() => (void this.asking, ""));
  /** What a coach says to this question. */
  coached = $derived.by<CoachLine | null>(() => (void this.asking, null));
  /** Whether the only legal answer is about to be given by itself; not while a coach explains it. */
  readonly byItself = $derived.by(() => settings.byItself && !this.coached && this.asking !== "" && this.open.table.paused === undefined && !!this.asked.only?.());
  readonly #ended = $derived.by(() => this.open.over);
  readonly #guard = new TapGuard();
  #byKeys = false;
  /** Whether the others were to decide before this question; dice in the air and a cover are no waiting. */
  #waited = true;

  /** Sound and read aloud each new question, and put it under the fingers of who plays by keyboard. */
  constructor(
    private readonly open: OpenTable,
    private readonly asked: Asked,
  ) {
    $effect(() => {
      void this.#ended;
      this.#guard.renew();
      const waited = this.#waited;
      this.#waited = untrack(() => this.open.you.asks.length === 0);
      if (!this.asking) return;
      sound("turn");
      // Who has just answered holds the device in hand.
      if (waited) vibrate();
      announce(untrack(asked.prompt));
      if (this.#byKeys) void focusFirst(untrack(() => this.root), [...asked.places, "[data-decide]"]);
    });
    $effect(() => this.root && this.#guard.watch(this.root));
    $effect(() => {
      void this.asking;
      if (!this.byItself) return;
      const timer = setTimeout(() => {
        const only = asked.only?.();
        if (only && !this.sending) void this.#send(only.seat, only.move);
      }, MOMENT);
      return () => clearTimeout(timer);
    });
  }

  get prompt(): string {
    return this.asked.prompt();
  }

  /** The next person has the screen in hand. */
  take(): void {
    this.#byKeys = usesKeys();
    this.open.holder = this.passTo;
  }

  /**
   * Answer with a move, once; a grave one has to be pressed again. The focus is looked at before it vanishes with
   * the question.
   */
  async answer(seat: number, move: string, grave = false): Promise<void> {
    if (this.sending) return;
    if (grave && settings.confirm && this.armed !== move) {
      this.armed = move;
      this.#guard.renew();
      return;
    }
    this.#byKeys = usesKeys();
    this.open.holder = seat;
    await this.#send(seat, move);
  }

  async #send(seat: number, move: string): Promise<void> {
    this.sending = true;
    this.open.decided = seat;
    await this.open.send({ type: "play", seat, move, seq: this.open.client.seq });
    this.sending = false;
  }
}
