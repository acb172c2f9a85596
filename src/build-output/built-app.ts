import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Exports of the built app, which renders pages for the prerender step and the server. */
export type BuiltApp = typeof import("../entry.server.tsx");

/** A page to prerender. */
export type ListedPage = ReturnType<BuiltApp["listPages"]>[number];

/** An article, without its body. */
export type ListedEntry = Pick<
  ReturnType<BuiltApp["listEntries"]>[number],
  "type" | "slug" | "title" | "summary" | "author" | "tags" | "date" | "updated"
>;

/** Texts, drawings and colors of one share image. */
export type ShareCard = Awaited<ReturnType<BuiltApp["listShareCards"]>>[number];

/** Content of the PDF of one market signal. */
export type ReportDocument = ReturnType<BuiltApp["listReports"]>[number];

/** Something in `build/` is missing or does not match. The message ends with what to do. */
export class BuildError extends Error {
  override name = "BuildError";

  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Run: npm run build`, options);
  }
}

/** Loads the built app. Throws `BuildError` where there is none. */
export async function loadBuiltApp(buildDirectory: string): Promise<BuiltApp> {
  const file = join(buildDirectory, "server", "index.js");
  if (!existsSync(file)) throw new BuildError(`There is no build at ${file}.`);
  return import(pathToFileURL(file).href);
}
