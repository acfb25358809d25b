// What every test of a component needs: the styles of the app and its English texts. Motion is off.
import { useLanguage } from "../shell/lib/text.svelte";
import { change } from "../shell/lib/settings.svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/buttons.css";
import "../games/qwixx/qwixx.css";
import "../games/six/six.css";

change({ motion: "less" });
await useLanguage("en");
