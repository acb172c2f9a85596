import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { drawSheet } from "./draw-sheet.ts";
import { sheetAddress } from "./sheet-address.ts";

const moduleName = "/illustrations/sheet-address.ts";

/**
 * Draws the sheet of all drawings: in a build as an asset named by its hash, so that it may be cached for good;
 * in development at a plain address. Scripts and pages carry an address instead of paths.
 */
export function drawingSheet(): Plugin {
  const sheet = drawSheet();
  const hash = createHash("sha256").update(sheet).digest("base64url").slice(0, 8);
  const fileName = `assets/drawings-${hash}.svg`;

  return {
    name: "drawing-sheet",
    transform: {
      filter: { id: /sheet-address\.ts$/ },
      handler(code, id) {
        if (this.environment.mode !== "build" || !id.endsWith(moduleName)) return undefined;
        return { code: code.replace(sheetAddress, `/${fileName}`), map: null };
      },
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      this.emitFile({ type: "asset", fileName, source: sheet });
    },
    configureServer(server) {
      server.middlewares.use(sheetAddress, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml").end(sheet);
      });
    },
  };
}
