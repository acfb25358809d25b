// The settings of this browser: language, theme, motion, signals, how to play. Stored locally.
import { beginAgain } from "./coach";
import { store, stored } from "./storage";
import { negotiate, useLanguage } from "./text.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "less";

interface Settings {
  language: string | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether the device vibrates when it is my turn. */
  vibrate: boolean;
  /** Whether the screen stays on while a game is played. */
  awake: boolean;
  oneTap: boolean;
  rowScores: boolean;
  /** Whether costly moves need a second press. */
  confirm: boolean;
  /** Whether the only legal answer is sent automatically. */
  byItself: boolean;
  /** How long a new question ignores taps, in milliseconds. */
  guard: number;
  /** Whether the coach speaks in the first games. */
  coach: boolean;
  name: string;
}

const KEY = "crosshex.settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  motion: "system",
  sound: true,
  volume: 0.6,
  vibrate: true,
  awake: true,
  oneTap: false,
  rowScores: true,
  confirm: true,
  byItself: true,
  guard: 400,
  coach: false,
  name: "",
};

/** An on/off setting. Its texts are `web-set-NAME`, `web-set-NAME-note` and, for devices that cannot do it, `web-set-NAME-missing`. */
export interface Switch {
  key: { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];
  name: string;
  group: "play" | "signals";
  /** Whether the menu of a table shows it too. */
  atTable?: boolean;
  /** Whether this browser can do it. */
  works?: () => boolean;
}

/** Every on/off setting, in the order of the settings page. */
export const SWITCHES: readonly Switch[] = [
  { key: "oneTap", name: "one-tap", group: "play", atTable: true },
  { key: "confirm", name: "confirm", group: "play", atTable: true },
  { key: "byItself", name: "by-itself", group: "play", atTable: true },
  { key: "rowScores", name: "scores", group: "play", atTable: true },
  { key: "coach", name: "coach", group: "play", atTable: true },
  { key: "sound", name: "sound", group: "signals", atTable: true },
  { key: "vibrate", name: "vibrate", group: "signals", works: () => "vibrate" in navigator },
  { key: "awake", name: "awake", group: "signals", works: () => "wakeLock" in navigator },
];

export const settings = $state<Settings>({ ...DEFAULTS, ...stored<Settings>(KEY) });

/** Change some settings, apply and store them. */
export function change(some: Partial<Settings>): void {
  if (some.coach && !settings.coach) beginAgain();
  Object.assign(settings, some);
  store(KEY, settings);
  apply();
  if (some.language !== undefined) void applyLanguage();
}

let darkNow = $state(false);
const dark = matchMedia("(prefers-color-scheme: dark)");
const less = matchMedia("(prefers-reduced-motion: reduce)");

function apply(): void {
  const root = document.documentElement;
  darkNow = settings.theme === "dark" || (settings.theme === "system" && dark.matches);
  root.dataset.theme = darkNow ? "dark" : "light";
  root.dataset.motion = reducedMotion() ? "less" : "full";
  const colour = getComputedStyle(root).getPropertyValue("--table").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

/** Whether the theme is dark: for pictures, which cannot read our styles. */
export function isDark(): boolean {
  return darkNow;
}

export function reducedMotion(): boolean {
  return settings.motion === "less" || less.matches;
}

async function applyLanguage(): Promise<void> {
  await useLanguage(settings.language ?? negotiate(navigator.languages));
}

/** Apply all settings; the app is drawn after that. */
export async function startSettings(): Promise<void> {
  dark.addEventListener("change", apply);
  less.addEventListener("change", apply);
  apply();
  await applyLanguage();
}
