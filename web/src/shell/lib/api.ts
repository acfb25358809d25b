// The client of the REST API. Every failure becomes a `Refused`, which can be shown in any language.
import type {
  Board,
  BoardMove,
  Catalogue,
  Coaching,
  Command,
  Course,
  DiceTicket,
  Done,
  Fault,
  Followed,
  Hint,
  Judged,
  NewPad,
  NewTable,
  NextTable,
  PadLogs,
  PadView,
  Puzzle,
  PuzzleList,
  Replay,
  Replays,
  Session,
  SheetToJoin,
  Snapshot,
  StudyLine,
  TableList,
  Taken,
  Verdict,
  Why,
} from "../../protocol";
import { hearBuild } from "./build.svelte";

/** A refused command or request, as the server explained it. */
export class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status = 0,
  ) {
    super(fault.code);
  }
}

/** The types of answers to commands; all other commands only change the table. */
interface Answers {
  coach: Coaching;
  hint: Hint;
  take: Taken;
  rematch: NextTable;
  why: Why;
}

/** The answer to a command; null if the update that it caused is the answer. */
export type AnswerTo<C extends Command> = C["type"] extends keyof Answers
  ? Answers[C["type"]]
  : Done | null;

async function request(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  // Otherwise a browser delays the second of two equal requests, in case it can cache the first answer. Nothing here is cached.
  const init: RequestInit = { method, signal, cache: "no-store" };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch (reason) {
    if (signal?.aborted) throw reason;
    throw new Refused({ code: "offline", params: {} });
  }
  // The catalogue may come from an old cache, and then names an old build.
  if (!path.startsWith("/games")) hearBuild(response.headers.get("Crosshex-Build"));
  if (!response.ok) throw new Refused(await faultOf(response), response.status);
  return response;
}

async function faultOf(response: Response): Promise<Fault> {
  try {
    return ((await response.json()) as { error: Fault }).error;
  } catch {
    // The answer may come from a proxy and not from our server.
    return { code: response.status >= 500 ? "unreachable" : "internal", params: {} };
  }
}

async function json<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  return (await (await request(method, path, body, signal)).json()) as T;
}

/** Read a stream of JSON lines, calling `heard` for each; the last one is the answer. */
async function lines(
  path: string,
  body: unknown,
  heard: (line: StudyLine) => void,
  signal: AbortSignal,
): Promise<StudyLine> {
  const response = await request("POST", path, body, signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let last: StudyLine | undefined;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    const parts = (rest + value).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) heard((last = JSON.parse(part) as StudyLine));
  }
  if (!last || last.type === "progress") throw new Refused({ code: "offline", params: {} });
  if (last.type === "error") throw new Refused(last.error);
  return last;
}

function withLink(link: string | null): string {
  return link ? `?link=${encodeURIComponent(link)}` : "";
}

export const api = {
  session: () => json<Session>("GET", "/session"),
  games: () => json<Catalogue>("GET", "/games"),
  /** The messages of a game from another package; empty if they cannot be loaded. */
  texts: (game: string, language: string) =>
    request("GET", `/games/${encodeURIComponent(game)}/texts/${language}`).then(
      (found) => found.text(),
      () => "",
    ),
  sheets: (game: string, query: URLSearchParams) =>
    request("GET", `/games/${encodeURIComponent(game)}/sheets.pdf?${query}`).then((found) =>
      found.blob(),
    ),
  dice: () => json<DiceTicket>("POST", "/dice"),
  publicTables: () => json<TableList>("GET", "/tables"),
  create: (table: NewTable) => json<Snapshot>("POST", "/tables", table),
  table: (id: string, link: string | null) =>
    json<Snapshot>("GET", `/tables/${id}${withLink(link)}`),
  command: <C extends Command>(id: string, command: C) =>
    json<AnswerTo<C>>("POST", `/tables/${id}/commands`, { ...command, id: newShare() }),
  remove: (id: string) => request("DELETE", `/tables/${id}`),
  link: (code: string) => json<Followed>("GET", `/links/${encodeURIComponent(code)}`),
  replay: (id: string, link: string | null) =>
    json<Replay>("GET", `/tables/${id}/replay${withLink(link)}`),
  /** A position after some moves, checked by the rules. */
  board: (position: string, moves: readonly BoardMove[]) =>
    json<Board>("POST", "/board", { position, moves }),
  reviewTable: (
    id: string,
    link: string | null,
    heard: (line: StudyLine) => void,
    signal: AbortSignal,
  ) => lines(`/tables/${id}/review${withLink(link)}`, undefined, heard, signal),
  reviewText: (text: string, heard: (line: StudyLine) => void, signal: AbortSignal) =>
    lines("/review", { text }, heard, signal),
  analyse: (position: string, heard: (line: StudyLine) => void, signal: AbortSignal) =>
    lines("/analysis", { position }, heard, signal),
  course: (game: string, language: string) =>
    json<Course>("GET", `/learn/${game}?language=${language}`),
  answer: (game: string, lesson: string, step: string, answer: string, language: string) =>
    json<Verdict>("POST", `/learn/${game}/${lesson}/${step}?language=${language}`, { answer }),
  sharePad: (pad: NewPad) => json<PadView>("POST", "/pads", pad),
  /** A shared pad; with `since` the server answers when the pad has changed (long polling). */
  pad: (id: string, link: string | null, since?: number, signal?: AbortSignal) => {
    const query = new URLSearchParams({
      ...(link && { link }),
      ...(since !== undefined && { since: String(since) }),
    });
    return json<PadView>("GET", `/pads/${encodeURIComponent(id)}?${query}`, undefined, signal);
  },
  joinPad: (id: string, link: string | null, sheet: SheetToJoin) =>
    json<PadView>("POST", `/pads/${encodeURIComponent(id)}/sheets${withLink(link)}`, sheet),
  writePad: (id: string, logs: PadLogs, signal?: AbortSignal) =>
    json<PadView>("POST", `/pads/${id}/logs`, logs, signal),
  linkPad: (id: string, on: boolean) => json<PadView>("POST", `/pads/${id}/link`, { on }),
  nextPad: (id: string, next: string) => json<PadView>("POST", `/pads/${id}/rematch`, { id: next }),
  removeSheet: (id: string, sheet: string) =>
    json<PadView>("DELETE", `/pads/${id}/sheets/${sheet}`),
  endPad: (id: string) => request("DELETE", `/pads/${id}`),
  puzzles: (game: string) => json<PuzzleList>("GET", `/puzzles/${game}`),
  puzzle: (game: string, name: string) =>
    json<Puzzle>("GET", `/puzzles/${game}/${encodeURIComponent(name)}`),
  /** Answer a puzzle; null asks for the solution. */
  answerPuzzle: (game: string, name: string, answer: string | null) =>
    json<Judged>("POST", `/puzzles/${game}/${name}`, { answer }),
  readRecords: (text: string) => json<Replays>("POST", "/replay", { text }),
};

/** A random contribution to the dice, so that players need not trust the server's seed alone. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
