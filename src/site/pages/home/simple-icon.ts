import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { IdSchema } from "#content/fields/fields.ts";
import { findNearest } from "#platform/schema-errors/find-nearest.ts";

/** Contains one file per logo; importing the package would load thousands of logos. */
const folder = dirname(createRequire(import.meta.url).resolve("simple-icons/icons/simpleicons.svg"));

/** Replaces the name of a Simple Icons logo with its path on a 24 px grid. */
export const SimpleIconSchema = v.pipe(
  IdSchema,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const path = findLogo(dataset.value);
    if (path) return path;
    const nearest = findNearest(dataset.value, listLogos());
    const fix = nearest ? `did you mean ${nearest}?` : "look one up at simpleicons.org";
    addIssue({ message: `must be the name of a Simple Icons logo; ${fix}` });
    return NEVER;
  }),
);

function findLogo(name: string): string | undefined {
  if (!listLogos().includes(name)) return undefined;
  return / d="([^"]+)"/.exec(readFileSync(join(folder, `${name}.svg`), "utf8"))?.[1];
}

let logos: string[] | undefined;

function listLogos(): string[] {
  logos ??= readdirSync(folder).map((file) => file.replace(/\.svg$/, ""));
  return logos;
}
