// The rules pages as lists of blocks, shared with the terminal. The rooms draw the pictures.
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
