import { readFileSync } from "node:fs";
import { yamlNotation } from "../../schema-errors/explain-issue.ts";
import { findNearest } from "../../schema-errors/find-nearest.ts";
import { listResults } from "../blocks/result-marks.ts";
import { formatLongDay } from "../dates.ts";
import type { ArticleBody } from "../entries/entry.ts";
import { GlossarySchema } from "../entries/glossary.ts";
import type { Entry, Glossary, LegalPage } from "../entries/index.ts";
import { LegalPageSchema, legalPageIds } from "../entries/legal-page.ts";
import type { Model } from "../models/model.ts";
import { assignTakeAwayPaths } from "./assign-take-away-paths.ts";
import { compileArticle } from "./compile-article.ts";
import type { MarkdownFile } from "./content-files.ts";
import { type Diagnostic, type Place, placeAt, type Report, reportTo } from "./diagnostic.ts";
import type { FindPicture } from "./open-pictures.ts";
import { findTypedResults, type Models, quoteModels } from "./quote-models.ts";
import { type LinkUse, readBody } from "./read-body.ts";
import { insertValues, siteValues, type Values } from "./site-values.ts";
import { trimModel } from "./trim-model.ts";
import { type ContentYaml, checkYaml, parseYaml } from "./yaml.ts";

export interface CompiledFile {
  file: MarkdownFile;
  errors: Diagnostic[];
  warnings: Diagnostic[];
  /** Heading anchors. */
  anchors: string[];
  links: LinkUse[];
  /** True if it has files or a page under `/take-away/`. */
  hasTakeAways: boolean;
  /** Drafts are checked but not published. */
  isDraft: boolean;
  /** Former paths. */
  aliases: Array<Place & { path: string }>;
  /** Not published yet because its date is in the future. */
  isScheduled: boolean;
  /** Absent for legal pages and after an error. */
  entry?: Entry;
  /** JSON of the article or page. Absent after an error. */
  body?: string;
}

/** Compiles a Markdown file. Reports errors in the content instead of throwing them. */
export function compileFile(
  file: MarkdownFile,
  findPicture: FindPicture,
  today: string,
  values: Values = siteValues,
  models: Models = new Map(),
): CompiledFile {
  const errors: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const report = reportTo(errors, file.label);
  const text = readText(file, report);
  const { front, body } = splitFrontMatter(text, report);
  const insert = (part: string, own?: string) => insertValues(part, values, report, quoteModels(models, own));
  const yaml = front === undefined ? undefined : parseYaml(insert(front).slice(1), 2, report);
  const model = yaml && findModel(yaml, models, report);
  const inserted = insert(body, model?.name);
  const { links, ...articleBody } = readBody(inserted, {
    model: model && trimModel(model, listResults(inserted)),
    findPicture,
    report,
  });
  if (model) checkModelUse(model, body, articleBody, report);
  if (body.trim() === "") {
    const place = { line: text.trimEnd().split("\n").length, column: 1 };
    report("the body is empty", "write it below the second `---`", place);
  }
  const anchors = articleBody.headings.map(({ id }) => id);
  const isArticle = file.kind !== "legal" && file.kind !== "glossary";
  const hasTakeAways = isArticle && assignTakeAwayPaths(file.slug, articleBody.blocks, report);
  const compiled = {
    file,
    errors,
    warnings,
    anchors,
    links,
    hasTakeAways,
    isDraft: false,
    aliases: [],
    isScheduled: false,
  };
  if (!yaml) return compiled;
  if (file.kind === "legal") {
    const page = compileLegalPage(file.slug, yaml, articleBody, report);
    return page && errors.length === 0 ? { ...compiled, body: JSON.stringify(page) } : compiled;
  }
  if (file.kind === "glossary") {
    const front = checkYaml(yaml, GlossarySchema, yamlNotation, report);
    if (!front || errors.length > 0) return compiled;
    return { ...compiled, body: JSON.stringify({ ...front, ...articleBody } satisfies Glossary) };
  }
  const warn = reportTo(warnings, file.label);
  const made = compileArticle({ kind: file.kind, slug: file.slug }, yaml, articleBody, {
    findPicture,
    report,
    warn,
  });
  const isDraft = made?.isDraft ?? false;
  if (!made || errors.length > 0) return { ...compiled, isDraft };
  const aliases = made.aliases.map((path, position) => ({ path, ...yaml.locate(["aliases", position]) }));
  const { entry } = made.article;
  const isScheduled = entry.date > today;
  if (isScheduled && !isDraft) {
    const fix = `preview it with \`npm run content -- preview ${file.slug}\`, or write an earlier date`;
    warn(
      `dated ${entry.date}: the running server publishes it on that day at 00:00 UTC`,
      fix,
      yaml.locate(["date"]),
    );
  }
  return {
    ...compiled,
    isDraft,
    aliases,
    isScheduled,
    entry,
    body: JSON.stringify(made.article),
  };
}

/** Removes the byte order mark, and reports bytes that aren't UTF-8. */
function readText(file: MarkdownFile, report: Report): string {
  const text = readFileSync(file.path, "utf8").replace(/^\uFEFF/, "");
  const broken = text.indexOf("\uFFFD");
  if (broken >= 0) report("this character is not UTF-8", "save the file as UTF-8", placeAt(text, broken));
  return text;
}

const opening = /^---[ \t]*\r?\n/;
const closing = /^---[ \t]*(?:\r?\n|$)/m;

/** Finds the model named in the front matter (`model: cost`). Returns an empty one if that has errors. */
function findModel(yaml: ContentYaml, models: Models, report: Report): Model | undefined {
  const name: unknown = Object(yaml.value).model;
  if (typeof name !== "string") return undefined;
  if (!models.has(name)) {
    const nearest = findNearest(name, [...models.keys()]);
    const fix = nearest ? `did you mean \`${nearest}\`?` : `write content/models/${name}.yaml`;
    report(`there is no model "${name}"`, fix, yaml.locate(["model"]));
  }
  return models.get(name) ?? { name, inputs: [], results: [] };
}

/** Reports a model whose form isn't on the page exactly once, and results that were typed by hand. */
function checkModelUse(model: Model, source: string, { blocks }: ArticleBody, report: Report): void {
  const forms = blocks.filter((block) => block.type === "inputs").length;
  if (forms !== 1) {
    const problem = `the inputs of \`${model.name}\` are ${forms === 0 ? "not on the page" : "on the page twice"}`;
    report(problem, 'write `::inputs{title="…"}` once, on its own line');
  }
  const typed = source.replace(/\{\{.*?\}\}/g, (token) => " ".repeat(token.length));
  for (const { index, typed: text, name } of findTypedResults(typed, model)) {
    const fix = `write {{${name}}}, or {{"${text}"}} if it is another number`;
    report(`${text} is a result of the model, typed by hand`, fix, placeAt(source, index));
  }
}

/**
 * Splits a file so that both parts keep its line numbers: an empty line replaces the opening `---`, and empty lines
 * replace the front matter in the body.
 */
function splitFrontMatter(text: string, report: Report): { front?: string; body: string } {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) {
    report("the front matter is missing", "start the file with `---`, the keys, and `---`");
    return { body: text };
  }
  const end = closing.exec(text.slice(start));
  if (!end) {
    report("the front matter is never closed", "write a line `---` below the last key");
    return { body: "" };
  }
  const bodyStart = start + end.index + end[0].length;
  const linesBefore = text.slice(0, bodyStart).split("\n").length - 1;
  return {
    front: `\n${text.slice(start, start + end.index)}`,
    body: "\n".repeat(linesBefore) + text.slice(bodyStart),
  };
}

function compileLegalPage(
  slug: string,
  yaml: ContentYaml,
  body: ArticleBody,
  report: Report,
): LegalPage | undefined {
  const id = legalPageIds.find((known) => known === slug);
  if (!id) report(`there is no legal page "${slug}"`, `rename it to one of ${legalPageIds.join(", ")}`);
  const front = checkYaml(yaml, LegalPageSchema, yamlNotation, report);
  if (!front || !id) return undefined;
  return { id, ...front, effectiveDateLabel: formatLongDay(front.effectiveDate), ...body };
}
