/**
 * The texts of courtier/locales as modules: one chunk for each language and group of files.
 *
 * `base` is what every page needs; every other group holds `<group>.ftl` and `<group>-anything.ftl`, as in courtier.texts.
 * Comments are left out: they are for translators.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const BASE = ["common", "errors", "server", "client", "bots", "learn"];
const GROUPS = ["gugong", "viceroy", "viscounts", "guide"];

/** The files of a group, in order. */
export function filesOf(folder: string, lang: string, group: string): string[] {
  const wanted = group === "base" ? BASE : [group];
  return readdirSync(join(folder, lang))
    .filter((file) => file.endsWith(".ftl") && wanted.includes(file.slice(0, -4).split("-")[0] as string))
    .sort()
    .map((file) => join(folder, lang, file));
}

/** All texts of a group as one resource, without comments. */
export function sourceOf(folder: string, lang: string, group: string): string {
  return filesOf(folder, lang, group)
    .map((file) => readFileSync(file, "utf8").replace(/^#{1,3}( .*)?$/gm, "").replace(/\n{2,}/g, "\n"))
    .join("\n");
}

export function texts(folder: string): Plugin {
  const langs = readdirSync(folder).filter((lang) => readdirSync(join(folder, lang)).includes("common.ftl"));
  return {
    name: "courtier-texts",
    resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0texts:catalogue") {
        const groups = langs.flatMap((lang) => ["base", ...GROUPS].map((group) => `${lang}/${group}`));
        const loads = groups.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`texts:${name}`)})`);
        return `export const langs = ${JSON.stringify(langs)};\nexport const catalogue = {${loads.join(", ")}};`;
      }
      if (!id.startsWith("\0texts:")) return undefined;
      const [lang = "", group = ""] = id.slice("\0texts:".length).split("/");
      for (const file of filesOf(folder, lang, group)) this.addWatchFile(file);
      return `export default ${JSON.stringify(sourceOf(folder, lang, group))}`;
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(folder)) server.hot.send({ type: "full-reload" });
    },
  };
}
