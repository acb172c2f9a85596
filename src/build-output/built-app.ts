import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BuildError } from "./build-error.ts";

/** The built app: what its entry exports. Asked when pages are prerendered and when they are served. */
export type BuiltApp = typeof import("../entry.server.tsx");

/** A page to prerender. */
export type ListedPage = ReturnType<BuiltApp["listPages"]>[number];

/** One share image to draw: its words, its drawings and its colors, all chosen. */
export type ShareCard = Awaited<ReturnType<BuiltApp["listShareCards"]>>[number];

/** Loads the app that `npm run build` made. Throws `BuildError` where there is none. */
export async function loadBuiltApp(buildDirectory: string): Promise<BuiltApp> {
  const file = join(buildDirectory, "server", "index.js");
  if (!existsSync(file)) throw new BuildError(`There is no build at ${file}.`);
  return import(pathToFileURL(file).href);
}
