/** Shows one part of one board with a table from a file; for looking at it and for pictures. */
import { mount } from "svelte";
import "@/styles/app.css";
import { loadBoard } from "@/boards";
import { loadTexts } from "@/lib/texts";
import Harness from "./Harness.svelte";

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") ?? "en";
const answer = await fetch(`/fixtures/${asked.get("fixture") ?? ""}.json`);
const fixture = await answer.json();
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await Promise.all([loadTexts(lang, fixture.table.game), loadBoard(fixture.table.game)]);
const seat = asked.get("seat");
mount(Harness, {
  target: document.getElementById("app")!,
  props: { fixture, lang, part: asked.get("part") ?? "Board", seat: seat === null ? null : Number(seat) },
});
document.body.dataset.ready = "yes";
