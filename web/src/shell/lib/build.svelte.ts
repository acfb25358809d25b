// Which build of the app this page is. When the server has another build, the page is loaded anew.

/** What the build wrote into the page; nothing while developing. */
const own = typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "");
const KEY = "crosshex.renewed";
/** How long a page that was loaded anew is let be, in milliseconds. */
const WAIT = 60_000;

/** The build that the server has, if it is another one. */
let other = $state("");

/** Take in which build the server has. */
export function hearBuild(build: string | null | undefined): void {
  if (!own || !build || build === other) return;
  other = build === own || isFresh() ? "" : build;
}

/** Whether the page was loaded anew just now: something in between may keep the old one, or servers of both builds answer in turn. */
function isFresh(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < WAIT;
  } catch {
    return true;
  }
}

/** Whether the server has another app than this page. */
export function isStale(): boolean {
  return other !== "";
}

/** Go to an address of the app, and load the app anew. */
export function renew(to = location.href, replace = true): void {
  sessionStorage.setItem(KEY, String(Date.now()));
  other = "";
  if (to === location.href) location.reload();
  else if (replace) location.replace(to);
  else location.assign(to);
}

/**
 * Load a stale page anew as soon as nothing on it can be half done: nobody has touched it since the question was put,
 * and nothing is on its way. Pages that do not use this are renewed when one leaves them.
 */
export function renewWhenUntouched(question: () => unknown = () => 0, busy: () => boolean = () => false): void {
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
