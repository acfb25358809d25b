// The question to the player: it is announced once, answered once, and never answered by accident.
import { untrack } from "svelte";
import { announce } from "./announce.svelte";
import { focusFirst, usesKeys } from "./focus";
import { TapGuard } from "./tapGuard";
import type { CoachLine } from "../../protocol";
import type { OpenTable } from "./openTable.svelte";
import { settings } from "./settings.svelte";
import { vibrate } from "./signals";
import { play as sound } from "./sound";

/** How long the only legal answer is shown before it is sent automatically, in milliseconds. */
const MOMENT = 1600;

interface Asked {
  /** Changes with each question; empty while nothing is asked. */
  current: () => string;
  prompt: () => string;
  /** Selectors of the elements to focus for an answer, the best one first. */
  places: readonly string[];
  /** The seat whose choice is secret, while such a choice is asked for. */
  hidden?: () => number | undefined;
  /** The only legal answer, if it may be sent automatically. */
  only?: () => { seat: number; move: string } | null;
}

export class Question {
  /** The frame of the play screen, which has the elements to focus. */
  root = $state<HTMLElement>();
  sending = $state(false);
  /** On a shared screen: the seat that must take it before a secret choice is shown. */
  readonly passTo = $derived.by(() => {
    const { holder, shared, you } = this.open;
    const seat = this.asked.hidden?.();
    if (seat === undefined || !shared || seat === holder) return undefined;
    return holder !== undefined || you.chosen.length ? seat : undefined;
  });
  readonly asking = $derived.by(() => (this.passTo === undefined ? this.asked.current() : ""));
  /** The grave move that was pressed once; a second press makes it. */
  armed = $derived.by(() => (void this.asking, ""));
  /** The coach's line for this question. */
  coached = $derived.by<CoachLine | null>(() => (void this.asking, null));
  /** Whether the only legal answer will be sent automatically; not while the coach explains it. */
  readonly byItself = $derived.by(() => settings.byItself && !this.coached && this.asking !== "" && this.open.table.paused === undefined && !!this.asked.only?.());
  readonly #ended = $derived.by(() => this.open.over);
  readonly #guard = new TapGuard();
  #byKeys = false;
  /** Whether I waited for others before this question; rolling dice and the pass screen are not waiting. */
  #waited = true;

  /** Play a sound for each new question, announce it, and focus it for people who play by keyboard. */
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
      // A person who has just answered needs no vibration.
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

  /** The next person has taken the screen. */
  take(): void {
    this.#byKeys = usesKeys();
    this.open.holder = this.passTo;
  }

  /**
   * Answer with a move, once; a grave one needs a second press. Whether the person uses the keyboard is read before the focus
   * vanishes with the question.
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
