import { readFileSync } from "node:fs";
import { yamlNotation } from "../../schema-errors/explain-issue.ts";
import type { Picture } from "../blocks/block-definition.ts";
import type { ArticleBody } from "../entries/entry.ts";
import type { Article, Entry, LegalPage } from "../entries/index.ts";
import { LegalPageSchema, legalPageIds } from "../entries/legal-page.ts";
import { compileArticle } from "./compile-article.ts";
import type { ContentFile } from "./content-files.ts";
import { type ContentYaml, checkYaml, type Place } from "./content-yaml.ts";
import { formatLongDay } from "./date-labels.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { type LinkUse, readBody } from "./read-body.ts";
import { insertSiteValues } from "./site-values.ts";

/** A Markdown file as it was compiled. Plain data: it travels from a worker to the main thread as it is. */
export interface CompiledFile {
  file: ContentFile;
  errors: Diagnostic[];
  warnings: Diagnostic[];
  /** Anchors of its headings, for links that lead to them. */
  anchors: string[];
  links: LinkUse[];
  /** Checked, but left out of the site. */
  isDraft: boolean;
  /** Publication date of an entry and its place in the file. Absent on legal pages, and after an error. */
  publication?: Place & { date: string };
  /** Dated after the day of the build: checked, but left out of the site. Set by the content compiler. */
  isScheduled: boolean;
  /** Metadata of an entry. Absent on legal pages, and after an error. */
  entry?: Entry;
  /** JSON of the piece or page, as UTF-8. Absent after an error. */
  body?: Uint8Array<ArrayBuffer>;
}

/** Reads and checks one Markdown file of the content folder. Never throws for what a writer wrote. */
export function compileFile(
  file: ContentFile,
  findPicture: (src: string) => Picture | undefined,
): CompiledFile {
  const compiled: CompiledFile = {
    file,
    errors: [],
    warnings: [],
    anchors: [],
    links: [],
    isDraft: false,
    isScheduled: false,
  };
  const { errors } = compiled;
  const written = readText(file, errors);
  const text = file.kind === "legal" ? insertSiteValues(written, file.label, errors) : written;
  const { yaml, body } = splitFrontMatter(text, file.label, errors);
  // Legal texts stand as they were approved.
  const isTypeset = file.kind !== "legal";
  const { links, ...articleBody } = readBody(body, file.label, findPicture, errors, isTypeset);
  compiled.links = links;
  compiled.anchors = articleBody.headings.map((heading) => heading.id);
  if (body.trim() === "") {
    const line = text.trimEnd().split("\n").length;
    errors.push({
      file: file.label,
      line,
      column: 1,
      problem: "the body is empty",
      fix: "write it below the second `---`",
    });
  }
  if (!yaml) return compiled;
  if (file.kind === "legal") return compileLegalPage(compiled, yaml, articleBody);
  const article = compileArticle(file, yaml, articleBody, {
    findPicture,
    errors,
    warnings: compiled.warnings,
  });
  compiled.isDraft = article?.isDraft ?? false;
  if (!article || errors.length > 0) return compiled;
  const { entry } = article.article;
  const publication = { date: entry.date, ...yaml.locate(["date"]) };
  return { ...compiled, entry, publication, body: encode(article.article) };
}

function compileLegalPage(compiled: CompiledFile, yaml: ContentYaml, body: ArticleBody): CompiledFile {
  const { file, errors } = compiled;
  const id = legalPageIds.find((known) => known === file.slug);
  if (!id) {
    const problem = `there is no legal page "${file.slug}"`;
    errors.push({
      file: file.label,
      line: 1,
      column: 1,
      problem,
      fix: `name the file one of ${legalPageIds.join(", ")}`,
    });
  }
  const front = checkYaml(yaml, LegalPageSchema, file.label, yamlNotation, errors);
  if (!front || !id || errors.length > 0) return compiled;
  const page: LegalPage = { id, ...front, effectiveDateLabel: formatLongDay(front.effectiveDate), ...body };
  return { ...compiled, body: encode(page) };
}

/** The text without a byte order mark. Bytes that are no UTF-8 are an error at their line. */
function readText(file: ContentFile, errors: Diagnostic[]): string {
  const text = readFileSync(file.path, "utf8").replace(/^\uFEFF/, "");
  const broken = text.indexOf("\uFFFD");
  if (broken >= 0) {
    const before = text.slice(0, broken).split("\n");
    const place = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    errors.push({
      file: file.label,
      ...place,
      problem: "a character is not readable",
      fix: "save the file as UTF-8",
    });
  }
  return text;
}

function encode(value: Article | LegalPage): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}
