/** Opens and prints every player aid: node tests/browser/aids.mjs '{"url": ..., "langs": ["en"], "games": ["viceroy"]}'. */
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const { url, langs, games } = JSON.parse(process.argv[2]);
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const browser = await chromium.launch({
  executablePath: process.env.COURTIER_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
const said = { faults: [], pages: {}, barriers: [] };
try {
  for (const lang of langs) {
    for (const game of games) {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, bypassCSP: true });
      const page = await context.newPage();
      page.on("pageerror", (error) => said.faults.push(String(error)));
      await page.goto(`${url}/?lang=${lang}#aid=${game}`);
      await page.locator("[data-aid] svg.sign").first().waitFor();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      said.pages[`${lang} ${game}`] = (pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g) ?? []).length;
      await page.addScriptTag({ path: AXE });
      for (const size of [{ width: 1366, height: 768 }, { width: 390, height: 844 }]) {
        await page.setViewportSize(size);
        const found = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] }));
        for (const each of found.violations) said.barriers.push(`${lang} ${game} ${each.id}: ${each.nodes[0].html.slice(0, 140)}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (wide) said.barriers.push(`${lang} ${game} is wider than ${size.width}`);
      }
      await context.close();
    }
  }
} catch (error) {
  said.faults.push(String(error));
} finally {
  await browser.close();
}
console.log(JSON.stringify(said));
