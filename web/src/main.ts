import "@fontsource/josefin-sans/latin-700.css";
import "@fontsource/libre-franklin/latin-400.css";
import "@fontsource/libre-franklin/latin-600.css";
import "@fontsource/special-elite/latin-400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startApp } from "./lib/app";
import "./styles/tokens.css";
import "./styles/base.css";

startApp();
const target = document.getElementById("app");
if (target) mount(App, { target });
