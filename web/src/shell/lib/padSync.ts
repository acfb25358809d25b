// Synchronises a shared pad with the server: sends what was written here, waits for what the others wrote, and goes on alone
// while there is no network. For its own sheets the pad on this device is right.
import type { PadView } from "../../protocol";
import { api, Refused } from "./api";
import { heard, isShared, mySeats, unsent, type KeptPad, type Together } from "./pads";

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;
const LONGEST_REST = 3_600_000;
/** An answer may wait 25 seconds for news; what takes longer than this was lost on the way. */
const LONGEST_ANSWER = 40_000;
const LONGEST_SENDING = 10_000;
const LATE = "late";

export interface Watcher {
  /** The pad as it is now. */
  read: () => KeptPad | null;
  keep: (kept: KeptPad) => void;
  /** The others have gone on to the next game. */
  onnext: (view: PadView) => void;
  /** Why the server does not take what was written; null: it does. */
  onfault: (reason: unknown) => void;
}

export class PadSync {
  /** How often it was begun or ended: only the last run goes on. */
  #turn = 0;
  /** Whether the server has answered since it was lost. */
  #linked = false;
  /** How many words there were when the server refused them. */
  #refused = -1;
  #request: AbortController | null = null;
  #waits = false;
  #wake: () => void = () => undefined;

  constructor(private readonly watcher: Watcher) {}

  /** Begin; ends with the returned function. */
  start(): () => void {
    const again = (): void => this.#again();
    const look = (): void => {
      if (document.visibilityState === "visible") this.#again();
    };
    // A page that goes breaks its requests off, which says nothing about the network; it may come back as it was.
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

  /** Something was written here: it need not wait for news of the others. */
  poke(): void {
    if (this.#waits) this.#request?.abort();
  }

  /** Take in what the server answered to something else. */
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
      // Nobody looks: a phone in a pocket asks nothing.
      if (document.visibilityState === "hidden" && turn === this.#turn) await this.#sleep(LONGEST_REST);
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
        // What is no answer of ours comes from something in between, such as the login page of a hotel.
        if (!this.#failed(kept, reason instanceof Refused ? reason : new Refused({ code: "unreachable", params: {} }))) continue;
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
        const view = await api.writePad(kept.id, { sheets: sheets.map(({ id, log }) => ({ id, log })) }, request.signal);
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

  /** Note what went wrong; whether it is a matter of time. */
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
      // What is wrong stays wrong until something else is written; the others are heard all the same.
      this.#refused = wordsOf(now);
      this.watcher.onfault(new Refused(fault, status));
    }
    return false;
  }

  async #follow(next: string): Promise<void> {
    try {
      this.watcher.onnext(await api.pad(next, null));
    } catch {
      // The pad shows the way; whoever wants to can follow it later.
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
