import type { Plugin } from "vite";

/** Server folders at any depth, `*.server.ts`, and Node's modules. */
const SERVER_IMPORT =
  /^\.{1,2}\/(?:.*\/)?(?:server|http|store|delivery|mail|operations|compiler|prerender|cli|settings|build-output)\/|\.server\.tsx?$|^node:/;

/** Stops the browser build if it would include server code. */
export function serverOnly(): Plugin {
  return {
    name: "server-only",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: SERVER_IMPORT },
      handler(id, importer) {
        // A package can have folders with these names.
        if (importer?.includes("/node_modules/") && id.startsWith(".")) return;
        this.error(
          `${id} is server code, and ${importer} would ship it to browsers. Import it only from server code.`,
        );
      },
    },
  };
}
