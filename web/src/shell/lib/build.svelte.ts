// Compares the build of this page with the server's build, and reloads the page when they differ.

/** The build of this page, as written into it; empty in development. */
const own =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "");
const KEY = "crosshex.renewed";
/** For how long a reloaded page is not reloaded again, in milliseconds. */
const WAIT = 60_000;

/** The build of the server, if it is another one. */
let other = $state("");

/** Note which build the server has. */
export function hearBuild(build: string | null | undefined): void {
  if (!own || !build || build === other) return;
  other = build === own || isFresh() ? "" : build;
}

/** Whether the page was reloaded just now. This prevents a loop when a cache keeps the old page, or two builds answer in turn. */
function isFresh(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < WAIT;
  } catch {
    return true;
  }
}

/** Whether the server has another build than this page. */
export function isStale(): boolean {
  return other !== "";
}

/** Go to an address of the app and reload the app. */
export function renew(to = location.href, replace = true): void {
  sessionStorage.setItem(KEY, String(Date.now()));
  other = "";
  if (to === location.href) location.reload();
  else if (replace) location.replace(to);
  else location.assign(to);
}

/**
 * Reload a stale page as soon as nothing on it can be half done: the person has not touched it since the last question, and
 * no request is pending. Pages that do not use this are reloaded when the person leaves them.
 */
export function renewWhenUntouched(
  question: () => unknown = () => 0,
  busy: () => boolean = () => false,
): void {
  const asked = $derived(question());
  let touched = $derived.by(() => (void asked, false));
  $effect(() => {
    const touch = (): void => void (touched = true);
    addEventListener("pointerdown", touch, true);
    addEventListener("keydown", touch, true);
    return () => {
      removeEventListener("pointerdown", touch, true);
      removeEventListener("keydown", touch, true);
    };
  });
  $effect(() => {
    if (isStale() && !touched && !busy()) renew();
  });
}
