import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BuildError } from "./build-error.ts";

/** The built app: what its entry exports. Asked when pages are prerendered and when they are served. */
export type BuiltApp = typeof import("../entry.server.tsx");

/** One entry of the catalogue, enough of it to find its page and date it. */
export type BuiltEntry = Pick<
  ReturnType<BuiltApp["listEntries"]>[number],
  "type" | "slug" | "date" | "updated"
>;

/** One share image to draw: its words, its drawings and its colors, all chosen. */
export type ShareCard = Awaited<ReturnType<BuiltApp["listShareCards"]>>[number];

/** Loads the app that `npm run build` made. Throws `BuildError` where there is none. */
export async function loadBuiltApp(buildDirectory: string): Promise<BuiltApp> {
  const file = join(buildDirectory, "server", "index.js");
  if (!existsSync(file)) throw new BuildError(`There is no build at ${file}.`);
  return import(pathToFileURL(file).href);
}
