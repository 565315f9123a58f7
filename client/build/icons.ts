/** Serves single pictograms of the game-icons set: `import castle from "icon:castle"` gives the inside of its SVG. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "courtier-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      set ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
      ) as IconSet;
      const name = id.slice("\0icon:".length);
      const icon = set.icons[name];
      if (!icon) this.error(`game-icons has no "${name}"`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
