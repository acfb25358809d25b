// Short notices at the edge of the screen: what was refused, what was copied. They disappear by themselves.
import { SvelteSet } from "svelte/reactivity";
import type { Attachment } from "svelte/attachments";
import { announce } from "./announce.svelte";
import { faultText } from "./say";
import { t } from "./text.svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "info" | "error";
}

const SHOWN_FOR = 6000;
let list = $state.raw<Notice[]>([]);
let count = 0;

export function notices(): Notice[] {
  return list;
}

export function notify(text: string, kind: Notice["kind"] = "info"): void {
  const id = ++count;
  list = [...list.filter((notice) => notice.text !== text), { id, text, kind }].slice(-3);
  announce(text);
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  list = list.filter((notice) => notice.id !== id);
}

/** What notices must not cover: banners at the upper edge, the bar with the large button at the lower one. */
export const kept = { top: new SvelteSet<Element>(), bottom: new SvelteSet<Element>() };

/** Keep an element free of notices, while it is there. */
export function keepFree(edge: keyof typeof kept): Attachment {
  return (element) => {
    kept[edge].add(element);
    return () => void kept[edge].delete(element);
  };
}

/** Tell a person why something did not work. */
export function complain(reason: unknown): void {
  notify(faultText(reason), "error");
}

/** Copy a text and say so. */
export async function copied(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("web-copied"));
  } catch {
    // Over plain HTTP browsers have no clipboard API, only the old command.
    if (copyOldWay(text)) notify(t("web-copied"));
    else notify(t("web-copy-by-hand"), "error");
  }
}

function copyOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden-text";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
