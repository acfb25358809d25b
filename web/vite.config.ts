// How the app is built: into the Python package, with hashed file names and nothing inline.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Which messages of the shared catalogue the app needs: at once, on the rules pages, on a score pad, where one studies, and for puzzles. The rest is the terminal's. */
const PARTS: Record<string, RegExp> = {
  app: /^(?:(?:web|game|ending|reason|fault)-|replay-(?:none|start)\b)/,
  rules: /^rules-/,
  pad: /^pad-/,
  study: /^study-/,
  puzzle: /^puzzle-/,
};

/** `en.ftl?app` and the like are modules with only these messages of the catalogue. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    transform(code, id) {
      const part = PARTS[/\.ftl\?(\w+)$/.exec(id)?.[1] ?? ""];
      if (!part) return undefined;
      const messages = code.split(/\n(?=-?[a-z])/).map((message) => message.replace(/^#.*\n?/gm, "").trimEnd());
      const text = messages.filter((message) => part.test(message)).join("\n");
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), svelte()],
  build: {
    outDir: "../src/crosshex/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server forbids inline code and data: every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
