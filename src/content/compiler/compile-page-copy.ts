import type * as v from "valibot";
import { yamlNotation } from "#platform/schema-errors/explain-issue.ts";
import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import type { LinkingFile } from "./check-links.ts";
import type { CompiledFile } from "./compile-file.ts";
import type { ContentFile } from "./content-files.ts";
import { type Diagnostic, placeAt, reportTo } from "./diagnostic.ts";
import type { Quote } from "./quote-models.ts";
import { readText } from "./read-text.ts";
import { insertValues, type Values } from "./site-values.ts";
import { checkYaml, parseYaml } from "./yaml.ts";

/** Page copy schemas, by file name without `.yaml`. */
export type PageCopySchemas = Readonly<Record<string, v.GenericSchema>>;

/** Compiles `content/page-copy/{name}.yaml`. Missing files and files that no page uses are errors. */
export function compilePageCopy(
  files: readonly ContentFile[],
  schemas: PageCopySchemas,
  {
    folderLabel,
    values,
    quote,
    files: articles,
  }: { folderLabel: string; values: Values; quote: Quote; files: readonly CompiledFile[] },
  { errors, warnings }: Record<"errors" | "warnings", Diagnostic[]>,
): { pageCopy: Record<string, unknown>; linking: Array<LinkingFile & { name: string }> } {
  const pageCopy: Record<string, unknown> = {};
  const linking: Array<LinkingFile & { name: string }> = [];
  const names = Object.keys(schemas);
  for (const file of files) {
    const report = reportTo(errors, file.label);
    const schema = Object.hasOwn(schemas, file.slug) ? schemas[file.slug] : undefined;
    if (!schema) {
      const nearest = findNearest(file.slug, names);
      const fix = nearest ? `did you mean ${nearest}.yaml?` : `remove it; pages use ${names.join(", ")}`;
      report("no page uses this file", fix);
      continue;
    }
    const text = readText(file, report);
    if (text === undefined) continue;
    const yaml = parseYaml(insertValues(text, values, report, quote), 1, report);
    if (yaml) pageCopy[file.slug] = checkYaml(yaml, schema, yamlNotation, report);
    const links = [...text.matchAll(/\bhref: *["']?([^\s"',}]+)/g)].map(({ 1: href = "", index }) => ({
      href,
      ...placeAt(text, index),
    }));
    linking.push({ name: file.slug, file, anchors: [], links });
    for (const { 1: start = "", 2: slug, index } of text.matchAll(/^([ -]*caseStudy: *["']?)([\w-]+)/gm)) {
      const study = articles.find(({ file }) => file.kind === "caseStudy" && file.slug === slug);
      if (study && study.publication !== "draft") continue;
      const problem = `the case study "${slug}" ${study ? "is a draft" : "is not there"}`;
      const place = placeAt(text, index + start.length);
      reportTo(warnings, file.label)(problem, "write another one's slug, or remove the line", place);
    }
  }
  for (const name of names) {
    if (files.some((file) => file.slug === name)) continue;
    reportTo(errors, `${folderLabel}/${name}.yaml`)("a page needs this file, but it is missing", "create it");
  }
  return { pageCopy, linking };
}
