import "@fontsource/josefin-sans/latin-700.css";
import "@fontsource/libre-franklin/latin-400.css";
import "@fontsource/libre-franklin/latin-600.css";
import "@fontsource/special-elite/latin-400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startApp } from "./lib/app";
import { speech } from "./lib/language.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

startApp();
const target = document.getElementById("app");
// No top-level await: chunks that share modules with this one would wait for it, so the build would split it into many.
void speech.start().then(() => target && mount(App, { target }));
