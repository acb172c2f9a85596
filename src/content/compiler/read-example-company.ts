import * as v from "valibot";
import { yamlNotation } from "#platform/schema-errors/explain-issue.ts";
import { type ContentFile, valueFiles } from "./content-files.ts";
import { type Diagnostic, reportTo } from "./diagnostic.ts";
import { readText } from "./read-text.ts";
import { checkYaml, parseYaml } from "./yaml.ts";

/** A line break would shift line numbers in errors, and a quote would end an attribute. */
const ExampleCompanySchema = v.record(
  v.string(),
  v.pipe(v.string(), v.regex(/^[^\n"]+$/, 'must be one line of text without "')),
);

/**
 * Reads `content/example-company.yaml` or `content/offer.yaml`: facts and figures by name, as pages print them. Names get the
 * file's prefix.
 */
export function readExampleCompany(file: ContentFile, errors: Diagnostic[]): Array<[string, string]> {
  const report = reportTo(errors, file.label);
  const text = readText(file, report);
  const yaml = text === undefined ? undefined : parseYaml(text, 1, report);
  if (!yaml) return [];
  checkYaml(yaml, ExampleCompanySchema, yamlNotation, report);
  // Includes values with errors, so that the articles that insert them don't report errors too.
  const prefix = [...valueFiles].find(([, name]) => file.path.endsWith(name))?.[0] ?? "";
  return Object.entries(Object(yaml.value)).map(([name, value]) => [prefix + name, String(value)]);
}
