import type { Plugin } from "vite";

/** Imports of what only the server may have: its folders, wherever they are, `*.server.ts`, and Node's modules. */
const SERVER_IMPORT =
  /^\.{1,2}\/(?:.*\/)?(?:server|http|store|delivery|mail|operations|compiler|prerender|cli|settings|build-output)\/|\.server\.tsx?$|^node:/;

/** Stops the browser's build where it meets code of the server. */
export function serverOnly(): Plugin {
  return {
    name: "server-only",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: SERVER_IMPORT },
      handler(id, importer) {
        // The folders of a package are its own.
        if (importer?.includes("/node_modules/") && id.startsWith(".")) return;
        this.error(`${id} is for the server alone, and ${importer} would bring it to the browser.`);
      },
    },
  };
}
