import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltApp } from "./built-app.ts";
import { sitePlaces } from "./site-record.ts";

interface BuiltSite {
  app: Pick<BuiltApp, "findReport">;
  buildDirectory: string;
  siteUrl: string;
}

/** Finds a market signal's plain text and PDF. */
export async function findReport(slug: string, { app, buildDirectory, siteUrl }: BuiltSite) {
  const report = app.findReport(slug, siteUrl);
  if (!report) return undefined;
  // Must come after the lookup, because `slug` is visitor input.
  const { folder, scheduled } = sitePlaces(buildDirectory);
  const days = await readdir(scheduled).catch(() => []);
  const files = [folder, ...days.map((day) => join(scheduled, day))].map((place) =>
    readFile(join(place, new URL(report.url).pathname)).catch(() => undefined),
  );
  const pdf = (await Promise.all(files)).find((bytes) => bytes !== undefined);
  return { ...report, ...(pdf && { pdf }) };
}
