// Starts the app: settings first, so that the first thing drawn is already in the right language and light.
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { startRouter } from "./shell/lib/router.svelte";
import { startSettings } from "./shell/lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

await startSettings();
startRouter();
const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/service-worker.js");
}
