// The rules pages as data, shared with the terminal: which blocks follow each other. Pictures are the rooms' own.
export type Block =
  | { heading: string }
  | { text: string }
  | { ruling: string }
  | { list: string[] }
  | { picture: unknown; caption: string };

export async function rulesPages(): Promise<Record<string, Block[]>> {
  const module = await import("../../../../src/crosshex/locale/pages.json");
  return module.default as Record<string, Block[]>;
}
