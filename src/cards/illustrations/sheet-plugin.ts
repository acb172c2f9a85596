import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** A sheet of drawings: one SVG file whose groups are shown by `<use href="{address}#{id}">`. */
export interface DrawingSheet {
  /** Name of the built file. */
  name: string;
  /** Where development serves it; a build puts the address with the file's hash in its place. */
  address: string;
  /** End of the path of the module that says the address. */
  module: string;
  draw(): string;
}

/**
 * Draws a sheet: in a build as an asset named by its hash, so that it may be cached for good; in development at a
 * plain address. Scripts and pages carry an address instead of paths.
 */
export function drawingSheet({ name, address, module, draw }: DrawingSheet): Plugin {
  const sheet = draw();
  const hash = createHash("sha256").update(sheet).digest("base64url").slice(0, 8);
  const fileName = `assets/${name}-${hash}.svg`;

  return {
    name: `drawing-sheet-${name}`,
    transform: {
      filter: { id: /sheet-address\.ts$/ },
      handler(code, id) {
        if (this.environment.mode !== "build" || !id.endsWith(module)) return undefined;
        return { code: code.replace(address, `/${fileName}`), map: null };
      },
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      this.emitFile({ type: "asset", fileName, source: sheet });
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml").end(sheet);
      });
    },
  };
}
