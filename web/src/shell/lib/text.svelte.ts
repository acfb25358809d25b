// Every text on the screen comes from the Fluent message catalogues, one file per language.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Texts, Value } from "../../generated/texts";
import { api } from "./api";

type Loaders = Record<string, () => Promise<string>>;
const APP: Loaders = import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
  query: "?app",
  import: "default",
});
const PARTS = {
  rules: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?rules",
    import: "default",
  }) as Loaders,
  pad: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?pad",
    import: "default",
  }) as Loaders,
  study: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?study",
    import: "default",
  }) as Loaders,
  coach: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?coach",
    import: "default",
  }) as Loaders,
  puzzle: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?puzzle",
    import: "default",
  }) as Loaders,
  daily: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?daily",
    import: "default",
  }) as Loaders,
  record: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?record",
    import: "default",
  }) as Loaders,
  sheet: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?sheet",
    import: "default",
  }) as Loaders,
  workshop: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?workshop",
    import: "default",
  }) as Loaders,
  me: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?me",
    import: "default",
  }) as Loaders,
  verify: import.meta.glob<string>("../../../../src/crosshex/locale/*.ftl", {
    query: "?verify",
    import: "default",
  }) as Loaders,
};
/** Texts that only some pages need. */
export type Part = keyof typeof PARTS;

const pathOf = (code: string): string => `../../../../src/crosshex/locale/${code}.ftl`;

/** The languages there is a catalogue for, English first, the rest by their code. */
export const LANGUAGES: readonly string[] = Object.keys(APP)
  .map((path) => path.replace(/^.*\/(.+)\.ftl$/, "$1"))
  .sort((a, b) => (a === "en" ? -1 : b === "en" ? 1 : a.localeCompare(b)));

/** The id of a message. */
export type TextId = keyof Texts;
type Everything<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;
/** What a message needs; if it may be one of several, what any of them needs. */
type Needed<Id extends TextId> = Everything<Texts[Id]>;
type ArgumentsOf<Id extends TextId> = keyof Needed<Id> extends never ? [] : [args: Needed<Id>];
/** A message that needs nothing. */
export type PlainId = { [Id in TextId]: keyof Texts[Id] extends never ? Id : never }[TextId];
type Start<Id> = Id extends `${infer First}-${infer Rest}`
  ? `${First}-` | `${First}-${Start<Rest>}`
  : never;
type Open<Known extends Start<TextId>> = `${Known}${string}`;
/** The id of a message that games or the server add to, so that only its beginning is known here. */
export type OpenId =
  | TextId
  | Open<"coach-" | "ending-" | "fault-" | "game-" | "reason-" | "sheet-" | "study-wrong-">
  | Open<"puzzle-theme-" | "puzzle-why-" | "web-about-" | "web-bot-" | "web-error-">
  | Open<"web-letter-" | "web-level-" | "web-option-" | "web-set-" | "web-side-">;
export type Arguments = Record<string, Value>;

interface Loaded {
  language: string;
  bundles: FluentBundle[];
}

let loaded = $state.raw<Loaded>({ language: "en", bundles: [] });
/** The language that was asked for last; its texts may still be loading. */
let wanted = "en";
/** Counts the changes of language and texts: only the last one is shown, in whatever order they arrive. */
let changes = 0;
/** The last change. */
let loading = Promise.resolve();

/** The language on the screen now. */
export function language(): string {
  return loaded.language;
}

/** The best available language for a browser's list of languages. */
export function negotiate(wanted: readonly string[], available = LANGUAGES): string {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (available.includes(base)) return base;
  }
  return "en";
}

async function addTo(bundle: FluentBundle, loaders: Loaders, code: string): Promise<void> {
  const load = loaders[pathOf(code)];
  if (!load) throw new Error(`no catalogue for ${code}`);
  bundle.addResource(new FluentResource(await load()));
}

/** The parts in use, each with the promise of its texts. */
const inUse = new Map<Part, Promise<void>>();
let speaking: readonly string[] = [];

async function bundleOf(code: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false });
  await addTo(bundle, APP, code);
  for (const part of inUse.keys()) await addTo(bundle, PARTS[part], code);
  // A game cannot change our own texts: the first message with an id wins.
  for (const text of await Promise.all(speaking.map((game) => api.texts(game, code)))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** Load the texts of a part too, now and for every language chosen later. */
export function usePart(part: Part): Promise<void> {
  const known = inUse.get(part);
  if (known) return known;
  const texts = useLanguage(wanted);
  // The app's catalogue is loaded first, so `inUse` has the part by the time it is read.
  inUse.set(part, texts);
  texts.catch(() => inUse.delete(part));
  return texts;
}

/** Load the texts of these games too, now and for every language chosen later. */
export function useTextsOf(games: readonly string[]): Promise<void> {
  speaking = games;
  return useLanguage(wanted);
}

/** Whether a message was missing in the language: then English is loaded too, as a fallback. */
let lacking = false;

/** Switch the screen to a language. Resolves when the texts of the last change are loaded, even if that is a later one. */
export function useLanguage(code: string): Promise<void> {
  wanted = LANGUAGES.includes(code) ? code : "en";
  loading = load(wanted, ++changes);
  return loading;
}

async function load(language: string, change: number): Promise<void> {
  // Games may lack texts in the language, so English is the fallback.
  const codes = language === "en" || !(lacking || speaking.length) ? [language] : [language, "en"];
  const bundles = await Promise.all(codes.map(bundleOf));
  if (change !== changes) return loading;
  loaded = { language, bundles };
  document.documentElement.lang = language;
}

/** A number below zero in a text has a true minus sign, as on the sheets. */
class Negative extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

function signedOf(args?: Arguments): Record<string, Value | Negative> {
  return Object.fromEntries(
    Object.entries(args ?? {}).map(([name, value]) => [
      name,
      typeof value === "number" && value < 0 ? new Negative(value) : value,
    ]),
  );
}

function formatted(id: string, args?: Arguments): string | null {
  for (const bundle of loaded.bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, signedOf(args), []);
  }
  return null;
}

/** The message with this id in the language on the screen. */
export function t<Id extends TextId>(id: Id, ...[args]: ArgumentsOf<Id>): string {
  const text = formatted(id, args as Arguments | undefined);
  if (text === null && !lacking && loaded.language !== "en") {
    lacking = true;
    void useLanguage(wanted);
  }
  return text ?? id;
}

/** The message with this id, or another text if there is none: for names that games define. */
export function tOr(id: OpenId, otherwise: string, args?: Arguments): string {
  return formatted(id, args) ?? otherwise;
}

/** The first of these messages that exists: for codes that the server may add before we know them. */
export function tFirst(ids: readonly OpenId[], args?: Arguments): string {
  for (const id of ids) {
    const text = formatted(id, args);
    if (text !== null) return text;
  }
  return ids.at(-1) ?? "";
}

/** The name of a language in that language. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return capital(name, code);
}

/** A text with a capital letter at its start. In Greek that keeps its accent, which only words of capitals lose. */
export function capital(text: string, code = loaded.language): string {
  const first = text.charAt(0);
  return (code === "el" ? first.toUpperCase() : first.toLocaleUpperCase(code)) + text.slice(1);
}

/** A number in the format of the language, with a true minus sign. */
export function number(value: number): string {
  return new Intl.NumberFormat(loaded.language).format(value).replace("-", "−");
}

/** A number with its sign. */
export function signed(value: number): string {
  return (value > 0 ? "+" : "") + number(value);
}
