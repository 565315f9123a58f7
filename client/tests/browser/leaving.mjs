/** Leaves a guide in every way there is: another answer, undo, a reload, the lobby, and for good. */
import { chromium } from "playwright-core";

const { url } = JSON.parse(process.argv[2]);
const browser = await chromium.launch({
  executablePath: process.env.COURTIER_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
const said = { faults: [] };
try {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => said.faults.push(String(error)));
  await page.goto(`${url}/?lang=en#learn=viceroy`);
  await page.locator("dialog input, [role=dialog] input").first().fill("Ada");
  await page.keyboard.press("Enter");
  await page.locator('[data-guide="aim"]').waitFor({ timeout: 30_000 });
  await page.keyboard.press("n");
  await page.locator('[data-guide="first"]').waitFor();
  /** Gives an answer by its button; what cannot be taken back waits for a confirmation. */
  const answer = async (notation) => {
    const moves = await page.locator("[data-guide]").getAttribute("data-moves");
    await page.locator(`[data-action="${notation}"]`).click();
    for (let wait = 0; wait < 100; wait++) {
      await page.waitForTimeout(100);
      if ((await page.locator("[data-guide]").getAttribute("data-moves")) !== moves) return;
      const confirm = page.locator("[data-confirm]");
      if (await confirm.count()) await confirm.click({ timeout: 1000 }).catch(() => undefined);
    }
    throw new Error(`${notation} was not taken`);
  };
  for (const notation of ["start 21", "gem red", "gem green", "gem yellow"]) await answer(notation);
  await page.locator('[data-guide="auction"]').waitFor();
  // Something else than what the guide says.
  await answer("pass");
  await page.locator("[data-undo][data-guided]").waitFor();
  said.astray = true;
  await page.locator("[data-undo]").click();
  await page.locator('[data-target="auction:2"][data-guided]').first().waitFor();
  said.back = true;
  const table = page.url();
  await page.goto("about:blank");
  await page.goto(`${url}/#learn=viceroy`);
  const guide = page.locator("[data-guide]");
  await guide.waitFor();
  said.resumed = await guide.getAttribute("data-guide");
  said.same = page.url().split("#")[1] === table.split("#")[1];
  await guide.locator(".foot button").last().click();
  await guide.waitFor({ state: "detached" });
  await page.reload();
  await page.locator("main svg").first().waitFor();
  said.alone = (await page.locator("[data-guide]").count()) === 0;
} catch (error) {
  said.faults.push(String(error));
} finally {
  await browser.close();
}
console.log(JSON.stringify(said));
