import type * as v from "valibot";
import { yamlNotation } from "../../schema-errors/explain-issue.ts";
import { findNearest } from "../../schema-errors/find-nearest.ts";
import type { CompiledFile } from "./compile-file.ts";
import type { ContentFile } from "./content-files.ts";
import { type Diagnostic, reportTo } from "./diagnostic.ts";
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
): Record<string, unknown> {
  const pageCopy: Record<string, unknown> = {};
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
    const yaml =
      text === undefined ? undefined : parseYaml(insertValues(text, values, report, quote), 1, report);
    if (!yaml) continue;
    pageCopy[file.slug] = checkYaml(yaml, schema, yamlNotation, report);
    for (const { path, value } of findValues(yaml.value, "caseStudy")) {
      const study = articles.find(({ file: { kind, slug } }) => kind === "caseStudy" && slug === value);
      if (study && !study.isDraft) continue;
      const problem = `the case study "${value}" ${study ? "is a draft" : "is not there"}`;
      reportTo(warnings, file.label)(
        problem,
        "write another one's slug, or remove the line",
        yaml.locate(path),
      );
    }
  }
  for (const name of names) {
    if (files.some((file) => file.slug === name)) continue;
    reportTo(errors, `${folderLabel}/${name}.yaml`)("a page needs this file, but it is missing", "create it");
  }
  return pageCopy;
}

function findValues(
  parent: unknown,
  name: string,
  keys: readonly unknown[] = [],
): Array<{ path: unknown[]; value: unknown }> {
  if (typeof parent !== "object" || parent === null) return [];
  return Object.entries(parent).flatMap(([key, value]) => {
    const path = [...keys, Array.isArray(parent) ? Number(key) : key];
    return key === name && typeof value === "string" ? [{ path, value }] : findValues(value, name, path);
  });
}
