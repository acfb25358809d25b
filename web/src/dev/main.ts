// Starts the page /dev: `make dev`, then http://localhost:5173/dev. The build does not know it, so it is never shipped.
import { mount } from "svelte";
import { startSettings } from "../shell/lib/settings.svelte";
import "../games/qwixx/qwixx.css";
import "../games/six/six.css";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/buttons.css";
import Dev from "./Dev.svelte";

await startSettings();
const target = document.getElementById("app");
if (target) mount(Dev, { target });
