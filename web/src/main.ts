import "@fontsource-variable/figtree/index.css";
import "@fontsource-variable/fraunces/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { games } from "./core/api";
import { speak } from "./core/tongue.svelte";
import "./look.css";
import "./page.css";

// Nearly every page needs both: they are asked for before anything is drawn.
games().catch(() => {}); // the page that needs them asks again and says so
void speak();
mount(App, { target: document.getElementById("app")! });
