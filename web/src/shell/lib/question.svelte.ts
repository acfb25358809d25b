// The question to the player: it is announced once, answered once, and never answered by accident.
import { untrack } from "svelte";
import { Advice } from "./advice.svelte";
import { announce } from "./announce.svelte";
import { focusFirst, usesKeys } from "./focus";
import { OnlyAnswer } from "./onlyAnswer.svelte";
import { TapGuard } from "./tapGuard";
import type { Hint } from "../../protocol";
import type { OpenTable } from "./openTable.svelte";
import { settings } from "./settings.svelte";
import { vibrate } from "./signals";
import { play as sound } from "./sound";

interface Asked {
  /** Changes with each question. */
  current: () => string;
  /** The seat that is asked, while one is. */
  seat: () => number | undefined;
  prompt: () => string;
  /** Selectors of the elements to focus for an answer, the best one first. */
  places: readonly string[];
  /** Whether the answer is a secret choice. */
  hidden?: () => boolean;
  /** The only legal move, if it may be sent automatically. */
  only?: () => string | undefined;
  onhint?: (hint: Hint) => Promise<void>;
}

export class Question {
  /** The frame of the play screen, which has the elements to focus. */
  root = $state<HTMLElement>();
  sending = $state(false);
  /** On a shared screen: the seat that must take it before a secret choice is shown. */
  readonly passTo = $derived.by(() => {
    const { holder, shared, you } = this.open;
    const seat = this.asked.hidden?.() ? this.asked.seat() : undefined;
    if (seat === undefined || !shared || seat === holder) return undefined;
    return holder !== undefined || you.chosen.length ? seat : undefined;
  });
  /** The current question; empty while nothing is asked. */
  readonly asking = $derived.by(() =>
    this.passTo === undefined && this.asked.seat() !== undefined ? this.asked.current() : "",
  );
  /** The grave move that was pressed once; a second press makes it. */
  armed = $derived.by(() => (void this.asking, ""));
  readonly advice: Advice;
  readonly #only: OnlyAnswer;
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
    const { current, seat, onhint } = asked;
    const asking = (): string => this.asking;
    this.advice = new Advice(open, { current, seat, asking, onhint });
    this.#only = new OnlyAnswer({
      asking,
      only: () => asked.only?.(),
      held: () => this.advice.coached !== null || open.table.paused !== undefined,
      send: (move) => void (this.sending || this.#send(move)),
    });
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
      if (this.#byKeys)
        void focusFirst(
          untrack(() => this.root),
          [...asked.places, "[data-decide]"],
        );
    });
    $effect(() => this.root && this.#guard.watch(this.root));
  }

  get prompt(): string {
    return this.asked.prompt();
  }

  /** Whether the only legal answer will be sent automatically. */
  get byItself(): boolean {
    return this.#only.waits;
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
  async answer(move: string, grave = false): Promise<void> {
    if (this.sending || this.asked.seat() === undefined) return;
    if (grave && settings.confirm && this.armed !== move) {
      this.armed = move;
      this.#guard.renew();
      return;
    }
    this.#byKeys = usesKeys();
    this.open.holder = this.asked.seat();
    await this.#send(move);
  }

  async #send(move: string): Promise<void> {
    const seat = this.asked.seat();
    if (seat === undefined) return;
    this.sending = true;
    this.open.decided = seat;
    await this.open.send({ type: "play", seat, move, seq: this.open.client.seq });
    this.sending = false;
  }
}
