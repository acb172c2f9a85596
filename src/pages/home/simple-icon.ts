import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { IdSchema } from "../../content/fields.ts";
import { findNearest } from "../../schema-errors/find-nearest.ts";

/** One file a mark: the package's modules would load all of its thousands. */
const folder = dirname(createRequire(import.meta.url).resolve("simple-icons/icons/simpleicons.svg"));

/** A tool's mark by its name in Simple Icons, read as the one path that draws it on a 24 px grid (spec 3). */
export const SimpleIconSchema = v.pipe(
  IdSchema,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const path = findMark(dataset.value);
    if (path) return path;
    const nearest = findNearest(dataset.value, listMarks());
    const fix = nearest ? `did you mean ${nearest}?` : "look one up at simpleicons.org";
    addIssue({ message: `must name a mark of Simple Icons; ${fix}` });
    return NEVER;
  }),
);

function findMark(name: string): string | undefined {
  if (!listMarks().includes(name)) return undefined;
  return / d="([^"]+)"/.exec(readFileSync(join(folder, `${name}.svg`), "utf8"))?.[1];
}

let marks: string[] | undefined;

function listMarks(): string[] {
  marks ??= readdirSync(folder).map((file) => file.replace(/\.svg$/, ""));
  return marks;
}
