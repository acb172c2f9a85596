import * as v from "valibot";
import { expect, test } from "vitest";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import {
  compileFiles,
  compileFolder,
  insightFront,
  writeFiles,
} from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const insight = `${insightFront()}Words.\n`;

async function listErrors(files: Record<string, string>): Promise<string[]> {
  return (await compileFiles(files)).errors.map(formatDiagnostic);
}

test("uses the file name as the slug, even in subfolders", async () => {
  const { entries, errors } = await compileFiles({
    "content/insights/one.md": insight,
    "content/insights/2025/two-2.md": insight,
    "content/insights/.hidden.md": "nothing",
    "content/README.md": "For writers.",
  });
  expect(errors).toEqual([]);
  expect(entries.map(({ slug }) => slug)).toEqual(["one", "two-2"]);
});

test("suggests a valid file name when a name can't be part of a URL", async () => {
  expect(await listErrors({ "content/insights/My First_Article!.md": insight })).toEqual([
    'content/insights/My First_Article!.md:1:1  the file name "My First_Article!" cannot be part of a URL  ->  name it my-first-article.md: lowercase letters, digits, single hyphens',
  ]);
});

test("reports duplicate slugs within a kind, ignoring case", async () => {
  const errors = await listErrors({
    "content/insights/2024/x.md": insight,
    "content/insights/x.md": insight,
    "content/insights/X.md": insight,
  });
  expect(errors.filter((error) => error.includes("taken"))).toEqual([
    'content/insights/X.md:1:1  the slug "X" is taken by content/insights/2024/x.md  ->  rename one of the two files',
    'content/insights/x.md:1:1  the slug "x" is taken by content/insights/2024/x.md  ->  rename one of the two files',
  ]);
});

test("accepts an insight and a signal with the same slug", async () => {
  expect(
    await listErrors({ "content/insights/x.md": insight, "content/market-signals/x.md": insight }),
  ).toEqual([]);
});

test("reports unused files", async () => {
  expect(
    await listErrors({
      "content/x.md": insight,
      "content/blog/x.md": insight,
      "content/insights/x.mdx": insight,
    }),
  ).toEqual([
    "content/blog/x.md:1:1  this folder is not used  ->  move the file into one of insights, case-studies, market-signals, legal, pages, people, page-copy, models",
    "content/insights/x.mdx:1:1  files in insights must end in .md  ->  rename the file, or move it out of the content folder",
    "content/x.md:1:1  this folder is not used  ->  move the file into one of insights, case-studies, market-signals, legal, pages, people, page-copy, models",
  ]);
});

test("reports a missing content folder", async () => {
  const { errors } = await compileFolder(`${writeFiles({})}/words`, { pageCopySchemas: {} });
  expect(errors.map(formatDiagnostic)).toContain(
    "words:1:1  there is no such folder  ->  create it, or set CONTENT_DIR to another",
  );
});

test("reports missing and unknown legal pages", async () => {
  const root = writeFiles({
    "content/legal/privacy.md": "---\ntitle: A\ndescription: B\neffectiveDate: 2025-09-01\n---\nWords.\n",
    "content/legal/terms.md": "---\ntitle: A\ndescription: B\neffectiveDate: soon\n---\nWords.\n",
    "content/legal/imprint.md": "---\ntitle: A\ndescription: B\neffectiveDate: 2025-09-01\n---\nWords.\n",
  });
  const { errors } = await compileFolder(`${root}/content`, { pageCopySchemas: {} });
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/legal/cookie-preferences.md:1:1  the file is missing, and the site links to this legal page  ->  write it",
    'content/legal/imprint.md:1:1  there is no legal page "imprint"  ->  rename it to one of privacy, terms, cookie-preferences',
    'content/legal/terms.md:4:16  `effectiveDate` is "soon"  ->  it must be a date like 2025-04-08',
  ]);
});

test("validates page copy against the schema with the same name", async () => {
  const schemas = {
    hero: closedObject({ title: v.string(), points: v.array(closedObject({ id: v.number() })) }),
    tools: closedObject({}),
  };
  const { errors } = await compileFiles(
    {
      "content/page-copy/hero.yaml": "title: A\npoints:\n  - id: 1\n  - id: two\n    more: 3\n",
      "content/page-copy/tool.yaml": "a: 1\n",
    },
    { pageCopySchemas: schemas },
  );
  expect(errors.map(formatDiagnostic)).toEqual([
    'content/page-copy/hero.yaml:4:9  `points.1.id` is "two"  ->  write a number',
    "content/page-copy/hero.yaml:5:5  unknown key `points.1.more`  ->  remove it; known here: id",
    "content/page-copy/tool.yaml:1:1  no page uses this file  ->  did you mean tools.yaml?",
    "content/page-copy/tools.yaml:1:1  a page needs this file, but it is missing  ->  create it",
  ]);
});

test("fills in page copy with the schema's defaults", async () => {
  const { pageCopy, errors } = await compileFiles(
    { "content/page-copy/hero.yaml": "title: A\n" },
    {
      pageCopySchemas: { hero: closedObject({ title: v.string(), align: v.optional(v.string(), "left") }) },
    },
  );
  expect(errors).toEqual([]);
  expect(pageCopy).toEqual({ hero: { title: "A", align: "left" } });
});
