// The browser's offer to install the app, kept until we have something to say about it.

/** What browsers that can install fire; it is not in TypeScript's library. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallEvent | null>(null);

/** Keep the browser's offer, instead of a bar of its own over the page. */
export function keepInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  });
  addEventListener("appinstalled", () => (offer = null));
}

/** Whether the app can be installed here and is not. */
export function canInstall(): boolean {
  return offer !== null;
}

/** Ask the browser to install the app; it asks the person. An offer can be used once. */
export async function install(): Promise<void> {
  const used = offer;
  offer = null;
  await used?.prompt();
}
