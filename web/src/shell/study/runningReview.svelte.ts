// A review while the server makes it: the record, the results as they arrive, how far it is, and what failed.
import type { Part, Replay, Review, StudyLine } from "../../protocol";
import { api } from "../lib/api";
import { replayOf, uploaded, type OpenRecord } from "../lib/replays";
import { faultText } from "../lib/say";
import { joined } from "../lib/study";
import { t } from "../lib/text.svelte";

/** Whose review: a table's, perhaps by a link to watch it, or that of an uploaded record. */
type Source = { table: string; link: string | null } | { record: number };

export class RunningReview {
  record = $state.raw<Replay | null>(null);
  /** The seats of the person who looks at it. */
  mine = $state.raw<readonly number[]>([]);
  /** The whole review, at the end. */
  whole = $state.raw<Review | null>(null);
  progress = $state.raw<{ done: number; total: number } | null>(null);
  fault = $state("");
  #part = $state.raw<Part | null>(null);
  #waiting = new AbortController();

  constructor(private readonly source: Source) {}

  /** What was found so far. */
  get found(): Part | null {
    return this.whole ?? (this.#part?.course.length ? this.#part : null);
  }

  /** Ask for the review once all is there that its page needs. Ends with the review. */
  async start(ready: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    this.stop();
    const { signal } = (this.#waiting = new AbortController());
    this.fault = "";
    this.#part = null;
    try {
      await ready();
      const { record, mine } = await this.#read();
      [this.record, this.mine] = [record, mine];
      const heard = (line: StudyLine): void => this.#hear(line);
      const answer =
        "table" in this.source
          ? await api.reviewTable(this.source.table, this.source.link, heard, signal)
          : await api.reviewText(record.text, heard, signal);
      if (answer.type === "review") this.whole = answer.review;
    } catch (reason) {
      if (signal.aborted) return;
      this.fault =
        this.record || "table" in this.source ? faultText(reason) : t("web-records-note");
    }
  }

  stop(): void {
    this.#waiting.abort();
  }

  async #read(): Promise<OpenRecord> {
    if ("table" in this.source) return replayOf(this.source.table, this.source.link);
    const record = uploaded()[this.source.record];
    if (!record?.plies.length) throw new Error("no record");
    return { record, mine: [] };
  }

  #hear(line: StudyLine): void {
    if (line.type !== "progress") return;
    this.progress = line;
    this.#part = joined(this.#part, line.part);
  }
}
