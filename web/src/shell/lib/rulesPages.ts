// The rules pages as lists of blocks, shared with the terminal. The rooms draw the pictures.
import type { PlainId } from "./text.svelte";

export type Block =
  | { heading: PlainId }
  | { text: PlainId }
  | { ruling: PlainId }
  | { list: PlainId[] }
  | { picture: unknown; caption: PlainId };

export async function rulesPages(): Promise<Record<string, Block[]>> {
  const module = await import("../../../../src/crosshex/locale/pages.json");
  return module.default as Record<string, Block[]>;
}
