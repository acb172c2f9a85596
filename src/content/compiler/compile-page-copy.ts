import { readFileSync } from "node:fs";
import type * as v from "valibot";
import { yamlNotation } from "../../schema-errors/explain-issue.ts";
import { findNearest } from "../../schema-errors/find-nearest.ts";
import type { ContentFile } from "./content-files.ts";
import { checkYaml, readYaml } from "./content-yaml.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { insertSiteValues } from "./site-values.ts";

/** File name of a page copy file without `.yaml` -> the schema that checks it. */
export type PageCopySchemas = Readonly<Record<string, v.GenericSchema>>;

/**
 * Reads and checks the short words of fixed screens (`content/page-copy/{name}.yaml`). A page copy file that a screen
 * needs and nobody wrote is an error, and so is one that no screen reads.
 */
export function compilePageCopy(
  files: readonly ContentFile[],
  schemas: PageCopySchemas,
  folderLabel: string,
  errors: Diagnostic[],
): Record<string, unknown> {
  const pageCopy: Record<string, unknown> = {};
  const names = Object.keys(schemas);
  for (const file of files) {
    const schema = Object.hasOwn(schemas, file.slug) ? schemas[file.slug] : undefined;
    if (!schema) {
      const nearest = findNearest(file.slug, names);
      const fix = nearest ? `did you mean ${nearest}.yaml?` : `remove it; pages read ${names.join(", ")}`;
      errors.push({ file: file.label, line: 1, column: 1, problem: "no page reads this page copy", fix });
      continue;
    }
    const text = insertSiteValues(readFileSync(file.path, "utf8"), file.label, errors);
    const yaml = readYaml(text, file.label, 1, errors);
    if (yaml) pageCopy[file.slug] = checkYaml(yaml, schema, file.label, yamlNotation, errors);
  }
  for (const name of names) {
    if (files.some((file) => file.slug === name)) continue;
    const problem = "a page needs this page copy, and there is no such file";
    errors.push({ file: `${folderLabel}/${name}.yaml`, line: 1, column: 1, problem, fix: "write it" });
  }
  return pageCopy;
}
