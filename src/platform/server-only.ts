import type { Plugin } from "vite";

/** Server code is in folders with these names at any depth, in the rooms `publish` and `server`, and in `*.server.ts`. */
export const serverFolders = [
  "http",
  "links",
  "settings",
  "office",
  "calendar",
  "replies",
  "store",
  "mail",
  "delivery",
  "operations",
  "endpoints",
  "cli",
  "compiler",
];

const SERVER_IMPORT = new RegExp(
  `^(?:\\.{1,2}|#\\w+)/(?:.*/)?(?:${serverFolders.join("|")})/|^#(?:publish|server)/|\\.server\\.tsx?$|^node:`,
);

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
