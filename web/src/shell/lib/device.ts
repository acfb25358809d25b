// What this device is called in the list of a person's devices: browser and system, as people know them.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser/, "Samsung"],
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\/|OPT\//, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/Linux/, "Linux"],
];

/** A name such as "Firefox, Android"; "Browser" if nothing is known. */
export function deviceName(agent: string = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([pattern]) => pattern.test(agent))?.[1] ?? [],
  );
  return found.join(", ") || "Browser";
}

/** A code as it is shown: in two halves. */
export function halves(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
