import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as v from "valibot";

export interface BrowserFiles {
  entry: string;
  /** Subresource integrity of the entry script; absent in development. */
  entryIntegrity?: string;
  stylesheet: string;
  /** Changes when any file in the browser build changes. */
  version: string;
}

const sources = { entry: "src/entry.client.ts", stylesheet: "src/styles/app.css" };

const ManifestSchema = v.record(v.string(), v.object({ file: v.string() }));

/** Finds the files that pages link to: the sources in development, otherwise those in the browser build's manifest. */
export function readBrowserFiles(): BrowserFiles {
  if (import.meta.env.DEV) {
    return { entry: `/${sources.entry}`, stylesheet: `/${sources.stylesheet}`, version: "development" };
  }
  const client = new URL("../client/", import.meta.url);
  const text = readFileSync(new URL(".vite/manifest.json", client), "utf8");
  const manifest = v.parse(v.pipe(v.string(), v.parseJson(), ManifestSchema), text);
  const fileOf = (source: string) => {
    const found = manifest[source];
    if (!found) throw new Error(`The browser build does not contain ${source}.`);
    return found.file;
  };
  const entry = fileOf(sources.entry);
  const bytes = readFileSync(new URL(entry, client));
  return {
    entry: `/${entry}`,
    entryIntegrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
    stylesheet: `/${fileOf(sources.stylesheet)}`,
    version: createHash("sha256").update(text).digest("base64url").slice(0, 12),
  };
}
