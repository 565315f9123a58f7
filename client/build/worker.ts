/**
 * Writes the service worker: it keeps the built files of this version, so that the page opens at once and while offline.
 * It never touches the API. After the build every file that compresses well gets a copy beside it (.br, .gz) for the server.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SMALL = 900;
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** The worker's text. `kept` are the files with a hash in their names; the page itself is asked for anew whenever it can be. */
export function workerOf(version: string, kept: string[]): string {
  return `const NAME = "courtier-${version}";
const KEPT = ${JSON.stringify(kept)};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("courtier-") && name !== NAME);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname === "/") {
    event.respondWith(fetch(event.request).then((answer) => {
      const copy = answer.clone();
      if (answer.ok) void caches.open(NAME).then((cache) => cache.put("/", copy));
      return answer;
    }).catch(() => caches.match("/")));
  } else if (KEPT.includes(url.pathname)) {
    event.respondWith(caches.match(event.request).then((known) => known ?? fetch(event.request).then((answer) => {
      const copy = answer.clone();
      if (answer.ok) void caches.open(NAME).then((cache) => cache.put(event.request, copy));
      return answer;
    })));
  }
});
`;
}

export function worker(): Plugin {
  let folder = "";
  return {
    name: "courtier-worker",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = filesIn(folder);
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const kept = files.filter((file) => file.startsWith("assets/")).map((file) => `/${file}`);
      writeFileSync(join(folder, "sw.js"), workerOf(hash.digest("hex").slice(0, 12), kept));
      for (const file of filesIn(folder).filter((each) => TEXT.test(each))) {
        const body = readFileSync(join(folder, file));
        if (body.length < SMALL) continue;
        const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(body, options));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}
