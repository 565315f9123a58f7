import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fixtures } from "./build/fixtures.ts";
import { icons } from "./build/icons.ts";
import { texts } from "./build/texts.ts";
import { worker } from "./build/worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [svelte(), icons(), texts(here("../src/courtier/locales")), fixtures(here("../build/fixtures")), worker()],
  resolve: { alias: { "@": here("./src"), "@locales": here("../src/courtier/locales") } },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
  build: {
    outDir: here("../build/client"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The content security policy allows no inline script or style: nothing may be inlined.
    assetsInlineLimit: 0,
    ...(command === "build" && process.env.COURTIER_CLIENT_DEV
      ? { rollupOptions: { input: [here("./index.html"), here("./dev/board.html")] } }
      : {}),
  },
}));
