import { readFileSync } from "node:fs";
import type * as v from "valibot";
import type { ContentFile } from "./content-files.ts";
import { checkYaml, readYaml } from "./content-yaml.ts";
import { findNearest } from "./did-you-mean.ts";
import { yamlNotation } from "./explain-issue.ts";
import type { Fault } from "./fault.ts";
import { insertSiteValues } from "./site-values.ts";

/** File name of a panel without `.yaml` -> the schema that checks it. */
export type PanelSchemas = Readonly<Record<string, v.GenericSchema>>;

/**
 * Reads and checks the short words of fixed screens (`content/page-copy/{name}.yaml`). A panel that a screen
 * needs and nobody wrote is a fault, and so is one that no screen reads.
 */
export function compilePanels(
  files: readonly ContentFile[],
  schemas: PanelSchemas,
  panelsLabel: string,
  faults: Fault[],
): Record<string, unknown> {
  const panels: Record<string, unknown> = {};
  const names = Object.keys(schemas);
  for (const file of files) {
    const schema = Object.hasOwn(schemas, file.slug) ? schemas[file.slug] : undefined;
    if (!schema) {
      const nearest = findNearest(file.slug, names);
      const fix = nearest ? `did you mean ${nearest}.yaml?` : `remove it; screens read ${names.join(", ")}`;
      faults.push({ file: file.label, line: 1, column: 1, wrong: "no screen reads this panel", fix });
      continue;
    }
    const text = insertSiteValues(readFileSync(file.path, "utf8"), file.label, faults);
    const yaml = readYaml(text, file.label, 1, faults);
    if (yaml) panels[file.slug] = checkYaml(yaml, schema, file.label, yamlNotation, faults);
  }
  for (const name of names) {
    if (files.some((file) => file.slug === name)) continue;
    const wrong = "a screen needs this panel, and there is no such file";
    faults.push({ file: `${panelsLabel}/${name}.yaml`, line: 1, column: 1, wrong, fix: "write it" });
  }
  return panels;
}
