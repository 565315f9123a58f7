/**
 * Takes a picture of a board: node dev/shot.mjs URL FILE [WIDTHxHEIGHT]. Uses the machine's Chromium.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [url, file, size = "1366x768"] = process.argv.slice(2);
const [width, height] = size.split("x");
execFileSync(
  process.env.COURTIER_CHROMIUM ?? "chromium",
  [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    `--user-data-dir=${mkdtempSync(join(tmpdir(), "shot-"))}`,
    `--window-size=${width},${height}`, "--virtual-time-budget=8000", `--screenshot=${file}`, url,
  ],
  { stdio: ["ignore", "ignore", "ignore"] },
);
