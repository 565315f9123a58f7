/** Serves the tables written by tools/fixtures.py to the development server, as /fixtures/<name>.json. */
import { createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

export function fixtures(folder: string): Plugin {
  return {
    name: "courtier-fixtures",
    configureServer(server) {
      server.middlewares.use("/fixtures", (request, response, next) => {
        const file = join(folder, basename((request.url ?? "").split("?")[0] ?? ""));
        if (!existsSync(file)) return next();
        response.setHeader("content-type", "application/json");
        createReadStream(file).pipe(response);
      });
    },
  };
}
