/** Shows all pictures and pictograms of the rules of a game: `pictures.html?game=viceroy&lang=cs&theme=dark`. */
import { mount } from "svelte";
import "@/styles/app.css";
import { loadPictures } from "@/learn/pictures";
import { loadSigns } from "@/learn/signs";
import { loadTexts } from "@/lib/texts";
import Pictures from "./Pictures.svelte";

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") ?? "en";
const game = asked.get("game") ?? "viceroy";
const { data } = await (await fetch(`/fixtures/${game}-4p-10.json`)).json();
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await loadTexts(lang, game);
const [pictures, Sign] = await Promise.all([loadPictures(game), loadSigns(game)]);
mount(Pictures, { target: document.getElementById("app")!, props: { game, lang, data, pictures, Sign } });
document.body.dataset.ready = "yes";
