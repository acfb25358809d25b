// The client of one table over a WebSocket: the newest state, commands and their answers, heartbeats, reconnection.
import type { Answer, Command, FromServer, News, Snapshot, Table, You } from "../../protocol";
import { Refused, type AnswerTo } from "./api";
import { hearBuild } from "./build.svelte";

export type Connection = "connecting" | "live" | "lost" | "closed";

/** How long a connection may be silent before a ping, in milliseconds: on a hidden page, and otherwise. */
const PING_EVERY = 20_000;
const PING_SOON = 1_800;
const PONG_WITHIN = 3_000;
const WELCOME_WITHIN = 10_000;
/** After this many milliseconds the person is told that a command is still pending. */
const LATE_AFTER = 500;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** Close codes after which the client does not reconnect. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4410]);

interface Waiting {
  text: string;
  late: ReturnType<typeof setTimeout> | undefined;
  /** Takes any answer of the server; `AnswerTo` says which answer belongs to which command. */
  resolve: (answer: never) => void;
  reject: (reason: Refused) => void;
}

/** The back-off before the n-th attempt to reconnect: exponential, with jitter. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export class TableClient {
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ owner: false, seats: [], may: [], links: null, asks: [], chosen: [] });
  present = $state.raw<number[]>([]);
  /** Until when a bot cannot replace a player who has just lost the connection, by seat and our clock. */
  awaited = $state.raw<ReadonlyMap<number, number>>(new Map());
  watchers = $state(0);
  connection = $state<Connection>("connecting");
  closeCode = $state(0);
  /** Whether a command of mine is pending for longer than a moment. Hints and coaching do not count: they may take time. */
  late = $state(false);
  /** How many commands of mine are pending. */
  pending = $state(0);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  seq = 0;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinged = false;
  #stopped = false;
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(
    readonly id: string,
    readonly link: string | null,
    private readonly onnews: (news: News[], caughtUp: boolean) => void,
  ) {}

  /** Open the connection, and keep it open until `stop`. */
  start(): void {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a command; resolves with its answer, rejects with `Refused`. */
  send<C extends Command>(command: C): Promise<AnswerTo<C>> {
    const id = `${this.#prefix}-${++this.#count}`;
    const text = JSON.stringify({ ...command, id });
    const late =
      command.type === "hint" || command.type === "coach"
        ? undefined
        : setTimeout(() => (this.late = true), LATE_AFTER);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, late, resolve, reject });
      this.pending = this.#waiting.size;
      if (this.connection !== "live") return;
      this.#socket?.send(text);
      if (this.#waiting.size === 1 && !this.#pinged) this.#listen();
    });
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    for (const { late } of this.#waiting.values()) clearTimeout(late);
    this.#socket?.close(1000);
  }

  /** Try again now instead of when the wait is over. */
  retry(): void {
    if (this.connection === "lost") this.#connect();
  }

  /** The page is visible again or online: retry a lost connection at once, and ping an open one. */
  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    this.retry();
    this.#ping();
  };

  /** Whether a lost connection should be noticed soon. Hidden pages ping rarely, to spare the server. */
  get #attentive(): boolean {
    return this.#waiting.size > 0 || document.visibilityState === "visible";
  }

  #connect(): void {
    if (this.#stopped) return;
    this.#drop();
    const query = new URLSearchParams();
    if (this.link) query.set("link", this.link);
    if (this.seq) query.set("since", `${this.seq}`);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`,
    );
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
    // A network that drops all packets reports no error, so there is a timeout.
    this.#after(WELCOME_WITHIN, () => this.#connect());
  }

  /** Drop the old socket, so that its late events change nothing. */
  #drop(): void {
    const old = this.#socket;
    if (!old) return;
    old.onmessage = old.onclose = null;
    old.close();
    this.#socket = null;
  }

  #lost(code: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    if (FINAL.has(code)) {
      this.closeCode = code;
      this.connection = "closed";
      for (const id of this.#waiting.keys())
        this.#fail(id, new Refused({ code: "no-access", params: {} }));
      return;
    }
    this.connection = "lost";
    this.#after(waitBefore(this.#attempt++), () => this.#connect());
  }

  #hear(message: FromServer): void {
    this.#answered(message);
    // Any message shows that the connection is alive.
    if (this.connection === "live") this.#listen();
  }

  #answered(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#attempt = 0;
        this.connection = "live";
        this.#take(message, message.seq >= this.seq, this.seq > 0);
        this.#meet(message);
        // The ids are idempotency keys: the server answers a command that it has already executed, and does not repeat it.
        for (const { text } of this.#waiting.values()) this.#socket?.send(text);
        hearBuild(message.build);
        break;
      case "update":
        this.#take(message, message.seq > this.seq, true);
        if (message.re) this.#settle(message.re, null);
        break;
      case "presence":
        this.#meet(message);
        break;
      case "error":
        if (message.re) this.#fail(message.re, new Refused(message.error));
        break;
      case "coach":
      case "done":
      case "hint":
      case "taken":
      case "table":
      case "why":
        this.#settle(message.re, message);
        break;
    }
  }

  #take(
    message: Pick<Snapshot, "seq" | "now" | "table" | "you" | "news">,
    newer: boolean,
    tell: boolean,
  ): void {
    if (!newer) return;
    this.seq = message.seq;
    this.ahead = message.now - Date.now();
    this.table = message.table;
    this.you = message.you;
    this.onnews(message.news, tell);
  }

  /** Note who is here. */
  #meet({ present, awaited, watchers }: Pick<Snapshot, "present" | "awaited" | "watchers">): void {
    this.present = present;
    this.awaited = new Map(awaited.map(({ seat, ms }) => [seat, Date.now() + ms]));
    this.watchers = watchers;
  }

  #settle(id: string, answer: Answer | null): void {
    this.#done(id)?.resolve(answer as never);
  }

  #fail(id: string, reason: Refused): void {
    this.#done(id)?.reject(reason);
  }

  /** Remove a pending command and return it. */
  #done(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    clearTimeout(found?.late);
    this.#waiting.delete(id);
    this.pending = this.#waiting.size;
    if (this.pending === 0) this.late = false;
    return found;
  }

  /** Wait for the next message; if none comes, send a ping. */
  #listen(): void {
    this.#pinged = false;
    this.#after(this.#attentive ? PING_SOON : PING_EVERY, () => this.#ping());
  }

  #ping(): void {
    if (this.connection !== "live" || this.#pinged) return;
    this.#pinged = true;
    this.#socket?.send('{"type":"ping"}');
    this.#after(PONG_WITHIN, () => {
      this.connection = "lost";
      this.#connect();
    });
  }

  /** Run an action later. There is only one timer, so this replaces the action that was planned before. */
  #after(wait: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, wait);
  }
}
