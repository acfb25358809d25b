// The build of the app: into the Python package, with hashed file names and nothing inline.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { playwright } from "@vitest/browser-playwright";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { named as mediaQuery } from "./src/styles/breakpoints";

const TARGET = "es2022";

/** Which messages of the shared catalogue the app needs: `app` at once, each other part with its pages. The rest is for the terminal. */
const PARTS: Record<string, RegExp> = {
  app: /^(?:(?:web(?!-verify-)|game|ending|reason|sheet)-|replay-(?:none|start)\b)/,
  rules: /^rules-/,
  pad: /^pad-/,
  study: /^study-/,
  coach: /^coach-/,
  puzzle: /^puzzle-/,
  daily: /^daily-/,
  record: /^fault-/,
  sheet: /^fault-sheet-/,
  workshop: /^(?:workshop|worth)-|^amount-points\b/,
  me: /^me-/,
  verify: /^web-verify-/,
};

/** `en.ftl?app` and the like are modules with only these messages of the catalogue. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    transform(code, id) {
      const part = PARTS[/\.ftl\?(\w+)$/.exec(id)?.[1] ?? ""];
      if (!part) return undefined;
      const messages = code
        .split(/\n(?=-?[a-z])/)
        .map((message) => message.replace(/^#.*\n?/gm, "").trimEnd());
      const text = messages.filter((message) => part.test(message)).join("\n");
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

/** Breakpoints have names in our styles: `@media (--phone)`. */
const breakpoints = {
  postcssPlugin: "breakpoints",
  AtRule: {
    media(rule: { params: string }) {
      if (rule.params.includes("(--")) rule.params = mediaQuery(rule.params);
    },
  },
};

const fingerprint = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Writes the name of the build, a hash of all its file names, into the page. The page compares it with the server's. */
function named(): Plugin {
  return {
    name: "named",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const content = fingerprint(Object.keys(bundle).toSorted().join("\n"));
        return [{ tag: "meta", attrs: { name: "build", content }, injectTo: "head" }];
      },
    },
  };
}

/** Builds the service worker last, because it lists every file of the build. Its address stays the same, so that browsers update it. */
function worker(): Plugin {
  let folder = "";
  return {
    name: "worker",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const paths = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((path) =>
        statSync(join(folder, path)).isFile(),
      );
      const files = paths.toSorted().map((path) => {
        const url = path.replaceAll("\\", "/");
        // The names of assets change with their content.
        return {
          url,
          revision: url.startsWith("assets/")
            ? null
            : fingerprint(readFileSync(join(folder, path))),
        };
      });
      await build({
        configFile: false,
        logLevel: "warn",
        define: { "self.__WB_MANIFEST": JSON.stringify(files) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: TARGET,
          rolldownOptions: {
            input: "src/service-worker.ts",
            output: { format: "iife", entryFileNames: "service-worker.js" },
          },
        },
      });
    },
  };
}

/** The Chromium of this machine, for the tests of components; without one, Playwright looks for its own. */
function chromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env.CHROMIUM ?? paths.find((path) => existsSync(path));
}

const COMPONENTS = "src/**/*.component.test.ts";

export default defineConfig({
  plugins: [catalogues(), svelte(), named(), worker()],
  css: { postcss: { plugins: [breakpoints] } },
  build: {
    outDir: "../src/crosshex/server/static",
    emptyOutDir: true,
    target: TARGET,
    // The server forbids inline code and data, so every asset is a separate file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All that the first page needs is in one file: that is one request, and it compresses better.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8600", ws: true } },
  },
  test: {
    // A test holds on a slow machine: what must come is awaited for a minute.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "logic",
          include: ["src/**/*.test.ts"],
          exclude: [COMPONENTS],
          // A context of its own for each file costs half of what a process costs.
          pool: "vmThreads",
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: [COMPONENTS],
          setupFiles: ["src/dev/setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: { executablePath: chromium(), args: ["--no-sandbox"] },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
