/**
 * Plays a guided first game in a real browser, doing nothing but what the guide invites to; tells what happened as JSON.
 *
 * node tests/browser/guide.mjs '{"url": "http://127.0.0.1:8080", "game": "viceroy", "lang": "cs", "width": 390, "height": 844,
 * "keyboard": false, "shots": ""}'; with `shots`, a folder, a picture of each step is kept there.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";

const MOST_PHONE = 800;
const { url, game, lang, width, height, keyboard = false, shots = "" } = JSON.parse(process.argv[2]);
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const MOST = 90; // answers and readings in one guide
const MOST_TABS = 400;
const browser = await chromium.launch({
  executablePath: process.env.COURTIER_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
const said = { steps: [], faults: [], clicks: 0, barriers: [] };
try {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", hasTouch: width < MOST_PHONE, bypassCSP: true });
  const page = await context.newPage();
  page.on("pageerror", (error) => said.faults.push(String(error)));
  page.on("console", (line) => line.type() === "error" && !/status of 40[13]/.test(line.text()) && said.faults.push(line.text()));
  await page.goto(`${url}/?lang=${lang}#learn=${game}`);
  await page.locator("dialog input, [role=dialog] input").first().fill("Ada");
  await page.keyboard.press("Enter");
  await page.locator("[data-guide]").waitFor({ timeout: 30_000 });
  await page.addScriptTag({ path: AXE });

  /** What the guide says and where it points, to see whether something has changed. */
  const state = () =>
    page.evaluate(() => {
      const guide = document.querySelector("[data-guide]");
      const rings = [...document.querySelectorAll("[data-guided]")];
      const named = (each) => each.dataset.target ?? each.dataset.action ?? each.dataset.place ?? (each.matches("[data-confirm]") ? "confirm" : each.id);
      return guide && { step: guide.dataset.guide, moves: guide.dataset.moves, text: guide.innerText, read: !!guide.querySelector("[data-guide-next]"), at: rings.map(named) };
    });
  const settled = async (before) => {
    for (let wait = 0; wait < 200; wait++) {
      await page.waitForTimeout(60);
      const now = await state();
      if (now === null || JSON.stringify(now) !== JSON.stringify(before)) {
        if (now === null || now.read || now.at.length) return now;
      }
    }
    throw new Error(`nothing came of ${JSON.stringify(before)}`);
  };
  /** Where the ring is once it has come to rest. */
  const still = async () => {
    let before = "";
    for (let wait = 0; wait < 40; wait++) {
      const box = await page.locator("[data-ring]").first().boundingBox();
      if (before === JSON.stringify(box)) return box;
      before = JSON.stringify(box);
      await page.waitForTimeout(300);
    }
    throw new Error("the ring does not come to rest");
  };
  /** Goes to the thing that is pointed at with the Tab key alone. */
  const tabbed = async (selector) => {
    for (let i = 0; i < MOST_TABS; i++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`no way to ${selector} by keyboard`);
  };
  const checked = async () => {
    const found = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] }));
    for (const each of found.violations) said.barriers.push(`${each.id}: ${each.nodes.slice(0, 2).map((node) => node.html.slice(0, 140)).join(" | ")}`);
  };

  let now = await settled({});
  for (let turn = 0; now && turn < MOST; turn++) {
    if (said.steps.at(-1) !== now.step) {
      said.steps.push(now.step);
      if (shots) await page.screenshot({ path: join(shots, `${game}-${lang}-${width}-${String(said.steps.length).padStart(2, "0")}-${now.step}.png`) });
      if ([1, 4].includes(said.steps.length)) await checked();
    }
    const read = now.read;
    const wanted = read ? "[data-guide-next]" : "[data-guided]";
    said.clicks += 1;
    if (keyboard && read) await page.keyboard.press("n");
    else if (keyboard) {
      await tabbed(wanted);
      await page.keyboard.press("Enter");
    } else if (read) await page.locator(wanted).click({ timeout: 8000 });
    else {
      // A click goes where the eye is led: into the middle of the ring.
      const ring = await still();
      const point = [ring.x + ring.width / 2, ring.y + ring.height / 2];
      await (width < MOST_PHONE ? page.touchscreen.tap(...point) : page.mouse.click(...point));
    }
    now = await settled(now);
  }
  said.over = now === null;
  said.moves = await page.evaluate(() => document.querySelectorAll("[data-guide], [data-guided]").length);
  if (shots) await page.screenshot({ path: join(shots, `${game}-${lang}-${width}-99-over.png`) });
} catch (error) {
  said.faults.push(String(error));
  if (shots) await (await browser.contexts()[0]?.pages()[0])?.screenshot({ path: join(shots, `${game}-${lang}-${width}-fault.png`) });
} finally {
  await browser.close();
}
console.log(JSON.stringify(said));
