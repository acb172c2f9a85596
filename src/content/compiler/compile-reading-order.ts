import * as v from "valibot";
import { yamlNotation } from "#platform/schema-errors/explain-issue.ts";
import { TextSchema } from "../fields/fields.ts";
import { findNearestPath, pathOf } from "./check-links.ts";
import type { CompiledFile } from "./compile-file.ts";
import { type ContentFile, isArticle } from "./content-files.ts";
import { type Diagnostic, reportTo } from "./diagnostic.ts";
import { readText } from "./read-text.ts";
import { checkYaml, parseYaml } from "./yaml.ts";

/**
 * Compiles `content/reading-order.yaml`, a list of the entries' paths, without deleted ones. Scheduled entries may be listed; pages skip them until
 * they are published.
 */
export function compileReadingOrder(
  file: ContentFile,
  files: readonly CompiledFile[],
  { errors, warnings }: Record<"errors" | "warnings", Diagnostic[]>,
): string[] {
  const report = reportTo(errors, file.label);
  const warn = reportTo(warnings, file.label);
  const text = readText(file, report);
  const yaml = text === undefined ? undefined : parseYaml(text, 1, report, "list");
  const paths = yaml && checkYaml(yaml, v.array(TextSchema), yamlNotation, report);
  if (!paths) return [];
  const articles = files.filter(({ file }) => isArticle(file));
  const isDraft = new Map(articles.map((compiled) => [pathOf(compiled), compiled.publication === "draft"]));
  const firstLines = new Map<string, number>();
  for (const [position, path] of paths.entries()) {
    const place = yaml.locate([position]);
    const firstLine = firstLines.get(path);
    firstLines.set(path, firstLine ?? place.line);
    if (firstLine !== undefined) {
      report(`${path} is listed twice, first on line ${firstLine}`, "remove one of the two lines", place);
    } else if (!isDraft.has(path)) {
      const nearest = findNearestPath(path, [...isDraft.keys()]);
      const fix = nearest ? `did you mean ${nearest}?` : "correct the path, or remove the line";
      warn(`there is no article ${path}`, fix, place);
    } else if (isDraft.get(path)) {
      report(`${path} is a draft`, "remove the line, or the `draft: true` of that article", place);
    }
  }
  return paths.filter((path) => isDraft.has(path));
}
