// The advice for a question: a bot's hint, which a person asks for, and the coach's line.
import type { CoachLine, Hint } from "../../protocol";
import type { OpenTable } from "./openTable.svelte";

export interface Advised {
  /** Changes with each question, also of others. */
  current: () => string;
  /** The seat that is asked, while one is. */
  seat: () => number | undefined;
  /** The question to me; empty while nothing is asked. */
  asking: () => string;
  onhint?: (hint: Hint) => Promise<void>;
}

export class Advice {
  /** The hint for this question. */
  hint = $derived.by<Hint | null>(() => (void this.asked.current(), null));
  /** The coach's line for this question. */
  coached = $derived.by<CoachLine | null>(() => (void this.asked.asking(), null));

  constructor(
    private readonly open: OpenTable,
    private readonly asked: Advised,
  ) {}

  /** Ask a bot for a hint; if it comes after the question has changed, it is dropped. */
  async ask(): Promise<void> {
    const [seat, current] = [this.asked.seat(), this.asked.current()];
    if (seat === undefined) return;
    const hint = await this.open.send({ type: "hint", seat });
    if (!hint || this.asked.current() !== current) return;
    this.hint = hint;
    await this.asked.onhint?.(hint);
  }
}
