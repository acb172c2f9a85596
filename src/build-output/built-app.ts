import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Exports of the built app, which renders pages in the prerender step and in the server. */
export type BuiltApp = typeof import("../entry.server.tsx");

/** A page to prerender. */
export type ListedPage = ReturnType<BuiltApp["listPages"]>[number];

/** Words, drawings and colors of one share image. */
export type ShareCard = Awaited<ReturnType<BuiltApp["listShareCards"]>>[number];

/** Something under `build/` is missing or does not fit. The message ends with what to do. */
export class BuildError extends Error {
  override name = "BuildError";

  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Run: npm run build`, options);
  }
}

/** Loads the app that `npm run build` made. Throws `BuildError` where there is none. */
export async function loadBuiltApp(buildDirectory: string): Promise<BuiltApp> {
  const file = join(buildDirectory, "server", "index.js");
  if (!existsSync(file)) throw new BuildError(`There is no build at ${file}.`);
  return import(pathToFileURL(file).href);
}
