import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { OperatorError } from "#platform/operator-error.ts";

export type BuiltApp = typeof import("#site/entry.server.tsx");

export type ListedPage = ReturnType<BuiltApp["listPages"]>[number];

export type ListedEntry = Pick<
  ReturnType<BuiltApp["listEntries"]>[number],
  "type" | "slug" | "firstPath" | "title" | "summary" | "author" | "tags" | "date" | "updated"
>;

export type ShareCard = Awaited<ReturnType<BuiltApp["listShareCards"]>>[number];

export type ReportDocument = ReturnType<BuiltApp["listReports"]>[number];

/** Something in `build/` is missing or outdated. */
export class BuildError extends OperatorError {
  override name = "BuildError";

  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Run: npm run build`, options);
  }
}

/** Throws `BuildError` if there is no build. */
export async function loadBuiltApp(buildDirectory: string): Promise<BuiltApp> {
  const file = join(buildDirectory, "server", "index.js");
  if (!existsSync(file)) throw new BuildError(`There is no build at ${file}.`);
  return import(pathToFileURL(file).href);
}
