/**
 * Writes src/lib/api/types.ts from the server's published schemas: node build/types.mjs [--print].
 *
 * OpenAPI's components come first, the messages of the socket add what is theirs; a name that both have means the same.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const read = (name) => JSON.parse(readFileSync(new URL(`../../docs/api/${name}.json`, import.meta.url), "utf8"));
const HEAD = "/** What the server takes and gives; written by build/types.mjs from docs/api. */\n\n";
const SKIPPED = new Set(["title", "default", "maximum", "minimum", "discriminator"]);

/** The schema without what would only bring noise, with all references to one place. */
function plain(schema, key = "") {
  if (Array.isArray(schema)) return schema.map((each) => plain(each));
  if (schema === null || typeof schema !== "object") return schema;
  const out = {};
  for (const [name, value] of Object.entries(schema)) {
    if (key !== "properties" && key !== "$defs" && SKIPPED.has(name)) continue;
    if (name === "$ref") out.$ref = value.replace(/^#\/(components\/schemas|\$defs)\//, "#/$defs/");
    else out[name === "oneOf" ? "anyOf" : name] = plain(value, name);
  }
  if (out.type === "array") for (const bound of ["minItems", "maxItems"]) delete out[bound];
  if (out.type === "object" && out.properties && out.additionalProperties === undefined) out.additionalProperties = false;
  return out;
}

export async function types() {
  const openapi = read("openapi");
  const socket = read("socket");
  const shapes = plain({ ...socket.$defs, ...openapi.components.schemas }, "$defs");
  const names = Object.keys(shapes).sort();
  const text = await compile(
    {
      $defs: Object.fromEntries(names.map((name) => [name, shapes[name]])),
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
      required: names,
    },
    "Everything",
    { bannerComment: "", additionalProperties: false, unknownAny: true, style: { printWidth: 120 } },
  );
  return HEAD + text.replace(/export interface Everything \{[^}]*\}\n/, "");
}

if (process.argv[1]?.endsWith("types.mjs")) {
  const text = await types();
  if (process.argv.includes("--print")) process.stdout.write(text);
  else writeFileSync(new URL("../src/lib/api/types.ts", import.meta.url), text);
}
