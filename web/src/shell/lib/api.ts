// The client of the REST API. Every failure becomes a `Refused`, which can be shown in any language.
import type { Rest } from "../../generated/rest";
import type {
  BoardMove,
  Catalogue,
  Coaching,
  Command,
  Done,
  Fault,
  GameEntry,
  Hint,
  NewPad,
  NewTable,
  NextTable,
  PadLogs,
  SheetToJoin,
  StudyLine,
  Taken,
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

type Request = keyof Rest;
/** What a request needs: the parts of its path, its query, its body. */
type Asks<R extends Request> = Rest[R]["asks"] & { signal?: AbortSignal };
interface AnyAsks {
  path?: Record<string, string>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
  signal?: AbortSignal;
}

/** The address of a request, with its path and query filled in. */
function addressOf(request: Request, { path = {}, query = {} }: AnyAsks): string {
  const filled = request.replace(/^.* /, "").replace(/\{(\w+)\}/g, (_, name: string) => {
    return encodeURIComponent(path[name] ?? "");
  });
  const given = Object.entries(query).filter(([, value]) => value != null && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api${filled}${given.length ? `?${search}` : ""}`;
}

async function send<R extends Request>(request: R, asks: Asks<R>): Promise<Response> {
  const { body, signal }: AnyAsks = asks;
  // Otherwise a browser delays the second of two equal requests, in case it can cache the first answer. Nothing here is cached.
  const init: RequestInit = { method: request.replace(/ .*/, ""), signal, cache: "no-store" };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(addressOf(request, asks), init);
  } catch (reason) {
    if (signal?.aborted) throw reason;
    throw new Refused({ code: "offline", params: {} });
  }
  // The catalogue may come from an old cache, and then names an old build.
  if (!request.startsWith("GET /games")) hearBuild(response.headers.get("Crosshex-Build"));
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

async function json<R extends Request>(request: R, asks: Asks<R>): Promise<Rest[R]["answer"]> {
  return (await (await send(request, asks)).json()) as Rest[R]["answer"];
}

/** Read a stream of JSON lines, calling `heard` for each; the last one is the answer. */
async function lines<R extends Request>(
  request: R,
  asks: Asks<R>,
  heard: (line: StudyLine) => void,
): Promise<StudyLine> {
  const response = await send(request, asks);
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
  if (!last || ["progress", "waiting", "working"].includes(last.type))
    throw new Refused({ code: "offline", params: {} });
  if (last.type === "error") throw new Refused(last.error);
  return last;
}

export const api = {
  session: () => json("GET /session", {}),
  preparing: () => json("GET /preparing", {}),
  turns: () => json("GET /turns", {}),
  me: () => json("GET /me", {}),
  deleteMe: () => json("DELETE /me", {}),
  ownGame: (game: string) =>
    send("GET /me/games/{game}/record", { path: { game } }).then((found) => found.text()),
  reviewOwnGame: (game: string) => send("POST /me/games/{game}/review", { path: { game } }),
  myMistakes: () => json("GET /me/mistakes", {}),
  myMistake: (name: string) => json("GET /me/mistakes/{name}", { path: { name } }),
  answerMyMistake: (name: string, answer: string | null) =>
    json("POST /me/mistakes/{name}", { path: { name }, body: { answer } }),
  devices: () => json("GET /devices", {}),
  newCode: (name: string) => json("POST /devices/code", { body: { name } }),
  endCode: () => json("DELETE /devices/code", {}),
  joinDevice: (code: string, name: string) => json("POST /devices/join", { body: { code, name } }),
  answerDevice: (code: string, yes: boolean) =>
    json("POST /devices/answer", { body: { code, yes } }),
  removeDevice: (device: string) => json("DELETE /devices/{device}", { path: { device } }),
  games: () => json("GET /games", {}) as Promise<Catalogue>,
  /** The messages of a game from another package; empty if they cannot be loaded. */
  texts: (game: string, language: string) =>
    send("GET /games/{game}/texts/{language}", { path: { game, language } }).then(
      (found) => found.text(),
      () => "",
    ),
  /** What drawing a game with these options needs. */
  room: (game: string, options: Record<string, string>) =>
    json("POST /games/{game}/room", { path: { game }, body: { options } }) as Promise<
      Pick<GameEntry, "room">
    >,
  sheets: (game: string, query: Record<string, string>) =>
    send("GET /games/{game}/sheets.pdf", { path: { game }, query }).then((found) => found.blob()),
  dice: () => json("POST /dice", {}),
  publicTables: () => json("GET /tables", {}),
  create: (body: NewTable) => json("POST /tables", { body }),
  table: (id: string, link: string | null) =>
    json("GET /tables/{table_id}", { path: { table_id: id }, query: { link } }),
  command: <C extends Command>(id: string, command: C) =>
    json("POST /tables/{table_id}/commands", {
      path: { table_id: id },
      body: { ...command, id: newShare() },
    }) as Promise<AnswerTo<C>>,
  remove: (id: string) => send("DELETE /tables/{table_id}", { path: { table_id: id } }),
  link: (code: string) => json("GET /links/{code}", { path: { code } }),
  replay: (id: string, link: string | null) =>
    json("GET /tables/{table_id}/replay", { path: { table_id: id }, query: { link } }),
  /** A position after some moves, checked by the rules. */
  board: (position: string, moves: BoardMove[]) =>
    json("POST /board", { body: { position, moves } }),
  reviewTable: (
    id: string,
    link: string | null,
    heard: (line: StudyLine) => void,
    signal: AbortSignal,
  ) =>
    lines(
      "POST /tables/{table_id}/review",
      { path: { table_id: id }, query: { link }, signal },
      heard,
    ),
  reviewText: (text: string, heard: (line: StudyLine) => void, signal: AbortSignal) =>
    lines("POST /review", { body: { text }, signal }, heard),
  analyse: (position: string, heard: (line: StudyLine) => void, signal: AbortSignal) =>
    lines("POST /analysis", { body: { position }, signal }, heard),
  rollout: (
    position: string,
    seat: number,
    moves: string[],
    heard: (line: StudyLine) => void,
    signal: AbortSignal,
  ) => lines("POST /rollout", { body: { position, seat, moves }, signal }, heard),
  randomSheets: () => json("GET /sheets/random", {}),
  worth: (sheet: string, heard: (line: StudyLine) => void, signal: AbortSignal) =>
    lines("POST /sheets/worth", { body: { sheet }, signal }, heard),
  course: (game: string, language: string) =>
    json("GET /learn/{game}", { path: { game }, query: { language } }),
  answer: (game: string, lesson: string, step: string, answer: string, language: string) =>
    json("POST /learn/{game}/{lesson}/{step}", {
      path: { game, lesson, step },
      query: { language },
      body: { answer },
    }),
  sharePad: (body: NewPad) => json("POST /pads", { body }),
  /** A shared pad; with `since` the server answers when the pad has changed (long polling). */
  pad: (id: string, link: string | null, since?: number, signal?: AbortSignal) =>
    json("GET /pads/{pad_id}", { path: { pad_id: id }, query: { link, since }, signal }),
  joinPad: (id: string, link: string | null, body: SheetToJoin) =>
    json("POST /pads/{pad_id}/sheets", { path: { pad_id: id }, query: { link }, body }),
  writePad: (id: string, body: PadLogs, signal?: AbortSignal) =>
    json("POST /pads/{pad_id}/logs", { path: { pad_id: id }, body, signal }),
  linkPad: (id: string, on: boolean) =>
    json("POST /pads/{pad_id}/link", { path: { pad_id: id }, body: { on } }),
  nextPad: (id: string, next: string) =>
    json("POST /pads/{pad_id}/rematch", { path: { pad_id: id }, body: { id: next } }),
  removeSheet: (id: string, sheet: string) =>
    json("DELETE /pads/{pad_id}/sheets/{sheet_id}", { path: { pad_id: id, sheet_id: sheet } }),
  endPad: (id: string) => send("DELETE /pads/{pad_id}", { path: { pad_id: id } }),
  puzzles: (game: string) => json("GET /puzzles/{game}", { path: { game } }),
  puzzle: (game: string, name: string) =>
    json("GET /puzzles/{game}/{name}", { path: { game, name } }),
  /** Answer a puzzle; null asks for the solution. */
  answerPuzzle: (game: string, name: string, answer: string | null) =>
    json("POST /puzzles/{game}/{name}", { path: { game, name }, body: { answer } }),
  daily: () => json("GET /daily", {}),
  /** My game of today; asked again, it is the same. */
  playDaily: (name: string) => json("POST /daily", { body: { name } }),
  practiseDaily: (day: string, name: string) =>
    json("POST /daily/{day}", { path: { day }, body: { name } }),
  readRecords: (text: string) => json("POST /replay", { body: { text } }),
};

/** A random contribution to the dice, so that players need not trust the server's seed alone. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
