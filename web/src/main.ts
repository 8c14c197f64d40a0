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
await speech.start();
if (target) mount(App, { target });
