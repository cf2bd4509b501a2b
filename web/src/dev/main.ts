import "@fontsource-variable/figtree";
import "@fontsource-variable/fraunces";
import { mount } from "svelte";
import "../look.css";
import "../page.css";
import Bench from "./Bench.svelte";

mount(Bench, { target: document.getElementById("bench")! });
