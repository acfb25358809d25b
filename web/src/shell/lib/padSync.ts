// Synchronises a shared pad with the server: sends what was written here, polls for what others wrote, and goes on without a
// network. For the sheets of this device the local log counts.
import type { PadView } from "../../protocol";
import { api, Refused } from "./api";
import { heard, isShared, mySeats, unsent, type KeptPad, type Together } from "./pads";

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;
const LONGEST_REST = 3_600_000;
/** The timeout of a long poll: the server answers within 25 seconds, so a later answer was lost on the way. */
const LONGEST_ANSWER = 40_000;
const LONGEST_SENDING = 10_000;
const LATE = "late";

export interface Watcher {
  /** The pad as it is now. */
  read: () => KeptPad | null;
  keep: (kept: KeptPad) => void;
  /** Called when the others have gone on to the next game. */
  onnext: (view: PadView) => void;
  /** Called with the reason when the server refuses what was written, and with null when it accepts it. */
  onfault: (reason: unknown) => void;
}

export class PadSync {
  /** Counts starts and stops: only the last run goes on. */
  #turn = 0;
  /** Whether the server has answered since the last interruption. */
  #linked = false;
  /** How many words there were when the server refused them; -1 if it did not. */
  #refused = -1;
  #request: AbortController | null = null;
  #waits = false;
  #wake: () => void = () => undefined;

  constructor(private readonly watcher: Watcher) {}

  /** Start; the returned function stops it. */
  start(): () => void {
    const again = (): void => this.#again();
    const look = (): void => {
      if (document.visibilityState === "visible") this.#again();
    };
    // A page that is left aborts its requests, which says nothing about the network. The browser may restore the page later.
    const stop = (): void => {
      this.#turn += 1;
      this.#again();
    };
    const begin = (): void => void this.#run(++this.#turn);
    const back = (event: Event): void => {
      if ((event as PageTransitionEvent).persisted) begin();
    };
    const events = { online: again, offline: again, pagehide: stop, pageshow: back };
    for (const [name, heed] of Object.entries(events)) addEventListener(name, heed);
    document.addEventListener("visibilitychange", look);
    begin();
    return () => {
      for (const [name, heed] of Object.entries(events)) removeEventListener(name, heed);
      document.removeEventListener("visibilitychange", look);
      stop();
    };
  }

  /** Something was written here: stop a waiting poll, so that it is sent at once. */
  poke(): void {
    if (this.#waits) this.#request?.abort();
  }

  /** Merge what the server answered to another request. */
  take(view: PadView): void {
    const kept = this.watcher.read();
    if (!kept) return;
    const before = kept.together?.next ?? null;
    this.watcher.keep(heard(kept, view));
    if (view.next && view.next !== before) void this.#follow(view.next);
  }

  #again(): void {
    this.#linked = false;
    this.#request?.abort();
    this.#wake();
  }

  async #run(turn: number): Promise<void> {
    let pause = FIRST_PAUSE;
    for (;;) {
      // A hidden page sends no requests, such as on a phone in a pocket.
      if (document.visibilityState === "hidden" && turn === this.#turn)
        await this.#sleep(LONGEST_REST);
      const kept = this.watcher.read();
      if (turn !== this.#turn || !kept?.together || !isShared(kept)) return;
      try {
        const view = await this.#ask(kept, kept.together);
        if (turn !== this.#turn) return;
        this.#linked = true;
        this.take(view);
        pause = FIRST_PAUSE;
      } catch (reason) {
        if (turn !== this.#turn) return;
        if (this.#request?.signal.aborted && this.#request.signal.reason !== LATE) continue;
        // An answer that is not from our server comes from something in between, such as the login page of a hotel.
        if (
          !this.#failed(
            kept,
            reason instanceof Refused ? reason : new Refused({ code: "unreachable", params: {} }),
          )
        )
          continue;
        await this.#sleep(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
    }
  }

  async #ask(kept: KeptPad, together: Together): Promise<PadView> {
    const request = (this.#request = new AbortController());
    const sheets = unsent(kept);
    const sends = sheets.length > 0 && wordsOf(kept) !== this.#refused;
    const timer = setTimeout(() => request.abort(LATE), sends ? LONGEST_SENDING : LONGEST_ANSWER);
    try {
      if (sends) {
        const view = await api.writePad(
          kept.id,
          { sheets: sheets.map(({ id, log }) => ({ id, log })) },
          request.signal,
        );
        this.#refused = -1;
        this.watcher.onfault(null);
        return view;
      }
      this.#waits = true;
      return await api.pad(kept.id, null, this.#linked ? together.seq : undefined, request.signal);
    } finally {
      this.#waits = false;
      clearTimeout(timer);
    }
  }

  /** Note what went wrong; returns whether to try again later. */
  #failed(kept: KeptPad, { fault, status }: Refused): boolean {
    const now = this.watcher.read() ?? kept;
    const note = (some: Partial<Together>): void => {
      if (now.together) this.watcher.keep({ ...now, together: { ...now.together, ...some } });
    };
    if (fault.code === "unknown-pad") note({ over: "ended" });
    else if (fault.code === "no-access") note({ over: "removed" });
    else if (status === 0 || status >= 500 || status === 429) {
      this.#linked = false;
      if (now.together?.alone === null) note({ alone: Date.now() });
      return true;
    } else {
      // The server will refuse these words again, so they are not sent until more is written. Polling goes on.
      this.#refused = wordsOf(now);
      this.watcher.onfault(new Refused(fault, status));
    }
    return false;
  }

  async #follow(next: string): Promise<void> {
    try {
      this.watcher.onnext(await api.pad(next, null));
    } catch {
      // The pad shows a link to the next game, which the person can follow later.
    }
  }

  #sleep(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function wordsOf(kept: KeptPad): number {
  return mySeats(kept).reduce((sum, seat) => sum + (kept.pad.sheets[seat]?.log.length ?? 0), 0);
}
