// Writes the types in src/generated that keep texts and requests right: a wrong message, argument, address or body is then
// a type error. What messages there are says en.ftl, what can be asked of the server says rest.json.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, writeFileSync } from "node:fs";

const HEAD = "/* Made by scripts/types.js: do not change it by hand. */\n";
const here = (path) => new URL(path, import.meta.url);

/** The variables of a pattern, and which of them must be numbers. */
function variables(node, found = {}, number = false) {
  if (Array.isArray(node)) for (const part of node) variables(part, found, number);
  else if (node && typeof node === "object") {
    if (node.type === "var") found[node.name] = number || found[node.name] ? "number" : "";
    const inner = node.type === "func" && node.name === "NUMBER";
    for (const part of Object.values(node)) variables(part, found, inner);
  }
  return found;
}

/** The interface `Texts`: each message with its arguments. */
function texts() {
  const { body } = new FluentResource(
    readFileSync(here("../../src/crosshex/locale/en.ftl"), "utf-8"),
  );
  const lines = body.map(({ id, value }) => {
    const args = Object.entries(variables(value)).map(
      ([name, type]) => `${name}: ${type || "Value"}`,
    );
    return `  ${JSON.stringify(id)}: { ${args.join("; ")} };\n`;
  });
  return `${HEAD}export type Value = string | number;\n\nexport interface Texts {\n${lines.join("")}}\n`;
}

/** The interface `Rest`: each request with what it needs and what it is answered. */
function rest() {
  const requests = Object.entries(JSON.parse(readFileSync(here("../rest.json"), "utf-8")));
  const type = (name) => (name === "unknown" ? name : `messages.${name}`);
  const lines = requests.map(([request, { query, body, answer }]) => {
    const path = Array.from(request.matchAll(/\{(\w+)\}/g), ([, name]) => `${name}: string`);
    const needs = [
      path.length ? `path: { ${path.join("; ")} }` : "",
      query.length ? `query?: { ${query.map((name) => `${name}?: Value | null`).join("; ")} }` : "",
      body ? `body: ${type(body)}` : "",
    ];
    const asks = `{ ${needs.filter(Boolean).join("; ")} }`;
    return `  "${request}": { asks: ${asks}; answer: ${type(answer)} };\n`;
  });
  return `${HEAD}import type * as messages from "./messages";
import type { Value } from "./texts";

export interface Rest {\n${lines.join("")}}\n`;
}

writeFileSync(here("../src/generated/texts.ts"), texts());
writeFileSync(here("../src/generated/rest.ts"), rest());
