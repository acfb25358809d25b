// What happens once for each question that is put to me, however often the table changes while it stands.
import { untrack } from "svelte";
import { announce } from "./announce.svelte";
import { focusFirst, usesKeys } from "./focus";
import { play as sound } from "./sound";

interface Question {
  /** Changes with each question; empty while nothing is asked. */
  asking: () => string;
  prompt: () => string;
  root: () => HTMLElement | undefined;
  /** Where an answer begins, the best place first. */
  places: readonly string[];
}

/**
 * Sound and read aloud each new question, and put it under the fingers of who plays by keyboard.
 * Returns what to call when a question is answered, while the focus is still where it was.
 */
export function attend({ asking, prompt, root, places }: Question): () => void {
  let byKeys = false;
  $effect(() => {
    if (!asking()) return;
    sound("turn");
    announce(untrack(prompt));
    if (byKeys) void focusFirst(untrack(root), places);
  });
  return () => {
    byKeys = usesKeys();
  };
}
