import type { Plugin } from "vite";

/** Stops the browser's build where an island imports what only the server may have: `*.server.ts`, Node's modules. */
export function serverOnly(): Plugin {
  return {
    name: "server-only",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /\.server\.tsx?$|^node:/ },
      handler(id, importer) {
        this.error(`${id} is for the server alone, and ${importer} would bring it to the browser.`);
      },
    },
  };
}
