// One table over one WebSocket: the newest state, commands with acknowledgement, and a connection that heals itself.
import type { Answer, Command, FromServer, News, Snapshot, Table, You } from "../../protocol";
import { Refused, type AnswerTo } from "./api";

export type Connection = "connecting" | "live" | "lost" | "closed";

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** Close codes after which trying again is pointless; the rest are accidents. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4410]);

interface Waiting {
  text: string;
  /** Takes whatever the server says to this id: which answer fits which command is settled by `AnswerTo`. */
  resolve: (answer: never) => void;
  reject: (reason: Refused) => void;
}

/** How long to wait before the n-th attempt to connect again: doubling, with a little chance. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export class TableClient {
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ owner: false, seats: [], may: [], links: null, asks: [], chosen: [] });
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  connection = $state<Connection>("connecting");
  closeCode = $state(0);
  /** What the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  seq = 0;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #count = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
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
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.connection === "live") this.#socket?.send(text);
    });
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#clearTimers();
    this.#socket?.close(1000);
  }

  /** Try again now instead of when the wait is over. */
  retry(): void {
    if (this.connection === "lost") this.#connect();
  }

  #wake = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #connect(): void {
    if (this.#stopped) return;
    this.#clearTimers();
    this.#drop();
    const query = new URLSearchParams();
    if (this.link) query.set("link", this.link);
    if (this.seq) query.set("since", `${this.seq}`);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  /** Let go of the old socket, so that its late events change nothing. */
  #drop(): void {
    const old = this.#socket;
    if (!old) return;
    old.onmessage = old.onclose = null;
    old.close();
    this.#socket = null;
  }

  #lost(code: number): void {
    this.#clearTimers();
    if (this.#stopped) return;
    if (FINAL.has(code)) {
      this.closeCode = code;
      this.connection = "closed";
      for (const waiting of this.#waiting.values()) waiting.reject(new Refused({ code: "no-access", params: {} }));
      this.#waiting.clear();
      return;
    }
    this.connection = "lost";
    this.#timers.push(setTimeout(() => this.#connect(), waitBefore(this.#attempt++)));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#attempt = 0;
        this.connection = "live";
        this.#take(message, message.seq >= this.seq, this.seq > 0);
        this.present = message.present;
        this.watchers = message.watchers;
        // Same ids as before: what the server already did is answered, not repeated.
        for (const { text } of this.#waiting.values()) this.#socket?.send(text);
        this.#ping();
        break;
      case "update":
        this.#take(message, message.seq > this.seq, true);
        if (message.re) this.#settle(message.re, null);
        break;
      case "presence":
        this.present = message.present;
        this.watchers = message.watchers;
        break;
      case "pong":
        this.#clearTimers();
        this.#timers.push(setTimeout(() => this.#ping(), PING_EVERY));
        break;
      case "error":
        if (message.re) this.#fail(message.re, new Refused(message.error));
        break;
      case "done":
      case "hint":
      case "taken":
      case "table":
      case "why":
        this.#settle(message.re, message);
        break;
    }
  }

  #take(message: Pick<Snapshot, "seq" | "now" | "table" | "you" | "news">, newer: boolean, tell: boolean): void {
    if (!newer) return;
    this.seq = message.seq;
    this.ahead = message.now - Date.now();
    this.table = message.table;
    this.you = message.you;
    this.onnews(message.news, tell);
  }

  #settle(id: string, answer: Answer | null): void {
    this.#waiting.get(id)?.resolve(answer as never);
    this.#waiting.delete(id);
  }

  #fail(id: string, reason: Refused): void {
    this.#waiting.get(id)?.reject(reason);
    this.#waiting.delete(id);
  }

  #ping(): void {
    if (this.connection !== "live") return;
    this.#socket?.send('{"type":"ping"}');
    this.#timers.push(
      setTimeout(() => {
        this.connection = "lost";
        this.#connect();
      }, PONG_WITHIN),
    );
  }

  #clearTimers(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}
