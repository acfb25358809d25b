// Starts the app. Settings come first, so that the first paint has the right language and theme.
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { api } from "./shell/lib/api";
import { isStale, renew } from "./shell/lib/build.svelte";
import { keepInstallOffer } from "./shell/lib/install.svelte";
import { startRouter } from "./shell/lib/router.svelte";
import { startSettings } from "./shell/lib/settings.svelte";
import { startWorker } from "./shell/lib/registerWorker";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/buttons.css";

keepInstallOffer();
await startSettings();
startRouter();
const target = document.getElementById("app");
if (target) mount(App, { target });
startWorker();
// A chunk of the app failed to load: either there is no network, or the server has another build without this chunk.
addEventListener(
  "vite:preloadError",
  () =>
    void api.session().then(
      () => isStale() && renew(),
      () => undefined,
    ),
);
