// Finds mistakes in TypeScript and Svelte. Prettier decides the form, and svelte-check knows the types.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/generated/", ".svelte-kit/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      // The compiler finds these (noUnusedLocals).
      "@typescript-eslint/no-unused-vars": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
      // An index that arithmetic keeps inside its bounds.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Most maps are not shown; those that are say so themselves.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check compiles every component already.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
