import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";

export interface BrowserFiles {
  entry: string;
  /** Subresource integrity of the entry script; absent in development. */
  entryIntegrity?: string;
  /** Changes when any file in the browser build changes. */
  version: string;
}

const source = "src/site/entry.client.ts";

const ManifestSchema = v.record(v.string(), v.object({ file: v.string() }));

/** Finds the entry script that pages load: its source in development, otherwise the file in the browser build's manifest. */
export function readBrowserFiles(): BrowserFiles {
  if (import.meta.env.DEV) return { entry: `/${source}`, version: "development" };
  const client = new URL("../client/", import.meta.url);
  const text = readFileSync(new URL(".vite/manifest.json", client), "utf8");
  const manifest = v.parse(v.pipe(v.string(), v.parseJson(), ManifestSchema), text);
  const entry = manifest[source]?.file;
  if (!entry) throw new Error(`The browser build does not contain ${source}.`);
  const bytes = readFileSync(new URL(entry, client));
  // Every name contains a hash of the file.
  const names = readdirSync(new URL("assets/", client)).toSorted().join();
  return {
    entry: `/${entry}`,
    entryIntegrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
    version: createHash("sha256").update(names).digest("base64url").slice(0, 12),
  };
}
