/** Draws public/icon-192.png and public/icon-512.png from public/icon.svg with the machine's Chromium: node build/icons-png.mjs. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const shot = here("../dev/shot.mjs");
// A launcher cuts the corners itself, so the picture fills its square.
const drawing = readFileSync(here("../public/icon.svg"), "utf8").replace(' rx="14"', "");
for (const size of [192, 512]) {
  const page = join(mkdtempSync(join(tmpdir(), "icon-")), "icon.html");
  const sized = drawing.replace("<svg ", `<svg width="${size}" height="${size}" `);
  writeFileSync(page, `<body style="margin:0;overflow:hidden">${sized}</body>`);
  execFileSync(process.execPath, [shot, `file://${page}`, here(`../public/icon-${size}.png`), `${size}x${size}`]);
}
