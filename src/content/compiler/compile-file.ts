import { yamlNotation } from "#platform/schema-errors/explain-issue.ts";
import { formatLongDay } from "../entries/dates.ts";
import type { ArticleBody } from "../entries/entry.ts";
import type { Entry, LegalPage, Person } from "../entries/index.ts";
import { LegalPageSchema, legalPageIds } from "../entries/legal-page.ts";
import { type TextPage, TextPageSchema } from "../entries/text-page.ts";
import { type Publication, publicationOf } from "../publication/publication.ts";
import { checkModelUse, findModel, locateCalculator } from "./article-model.ts";
import { assignTakeAwayPaths } from "./assign-take-away-paths.ts";
import { compileArticle } from "./compile-article.ts";
import { compilePerson, type People, readAuthor } from "./compile-person.ts";
import { isArticle, type MarkdownFile } from "./content-files.ts";
import { type Diagnostic, type Place, placeAt, type Report, reportTo } from "./diagnostic.ts";
import { isInCode } from "./find-dialects.ts";
import type { FindPicture } from "./open-pictures.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { type Models, quoteModels } from "./quote-models.ts";
import { type LinkUse, readBody } from "./read-body.ts";
import { readText } from "./read-text.ts";
import { insertValues, siteValues, type Values } from "./site-values.ts";
import { splitFrontMatter } from "./split-front-matter.ts";
import { typesetValues } from "./typeset.ts";
import { type ContentYaml, checkYaml, parseYaml } from "./yaml.ts";

export interface CompiledFile {
  file: MarkdownFile;
  errors: Diagnostic[];
  warnings: Diagnostic[];
  /** Heading anchors. */
  anchors: string[];
  links: LinkUse[];
  /** Texts of its drawn share image. */
  shareWords: Array<Place & { text: string }>;
  /** Name of its model. */
  model?: string;
  /** True if it has files or a page under `/take-away/`. */
  hasTakeAways: boolean;
  /** Legal pages and people are always published; drafts are checked, too. */
  publication: Publication;
  /** Former paths. */
  aliases: Array<Place & { path: string }>;
  /** Absent for other files and after an error. */
  entry?: Entry;
  /** Absent for other files and after an error. */
  person?: Person;
  /** JSON of the article, page or person. Absent after an error. */
  body?: string;
}

/** Compiles a Markdown file. Reports errors in the content instead of throwing them. People come before articles. */
export function compileFile(
  file: MarkdownFile,
  findPicture: FindPicture,
  today: string,
  values: Values = siteValues,
  models: Models = new Map(),
  people: People = new Map(),
): CompiledFile {
  const errors: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const report = reportTo(errors, file.label);
  const warn = reportTo(warnings, file.label);
  const compiled: CompiledFile = {
    file,
    errors,
    warnings,
    anchors: [],
    links: [],
    shareWords: [],
    hasTakeAways: false,
    publication: "published",
    aliases: [],
  };
  const text = readText(file, report);
  if (text === undefined) return compiled;
  const { front, body } = splitFrontMatter(text, report);
  const quoted = front && insertValues(front, values, report, quoteModels(models));
  const yaml = quoted === undefined ? undefined : parseYaml(quoted.slice(1), 2, report);
  const model = yaml && findModel(yaml, models, report);
  const isCode = (place: Place) => isInCode(parseMarkdown(body), place);
  const isInCalculator = locateCalculator(body);
  const quote = quoteModels(
    models,
    model && {
      model: model.name,
      contains: (index) => isInCalculator(index) && !isCode(placeAt(body, index)),
    },
  );
  const inserted = insertValues(body, values, report, quote, isCode);
  const { links, ...articleBody } = readBody(inserted, { model, findPicture, report, warn });
  if (model) checkModelUse(model, body, articleBody, report);
  const end = { line: text.trimEnd().split("\n").length, column: 1 };
  const isEmpty = articleBody.blocks.length === 0;
  if (isEmpty && file.kind !== "person" && (errors.length === 0 || body.trim() === ""))
    report("the body is empty", "write it below the second `---`", end);
  else if (!isEmpty && errors.length === 0 && articleBody.blocks.every(({ type }) => type === "heading"))
    warn("the body has only headings", "write text below them", end);
  Object.assign(compiled, {
    anchors: articleBody.headings.map(({ id }) => id),
    links,
    ...(model && { model: model.name }),
    hasTakeAways: isArticle(file) && assignTakeAwayPaths(file.slug, articleBody.blocks, report),
  });
  if (!yaml) return compiled;
  if (file.kind === "legal") {
    const page = compileLegalPage(file.slug, yaml, articleBody, report);
    return page && errors.length === 0 ? { ...compiled, body: JSON.stringify(page) } : compiled;
  }
  if (file.kind === "textPage") {
    const typeset = { ...yaml, value: typesetValues(yaml.value) };
    const front = checkYaml(typeset, TextPageSchema, yamlNotation, report);
    if (!front || errors.length > 0) return compiled;
    return { ...compiled, body: JSON.stringify({ ...front, ...articleBody } satisfies TextPage) };
  }
  if (file.kind === "person") {
    const { blocks } = articleBody;
    const person = compilePerson(file.slug, yaml, blocks, { others: people, findPicture, report });
    return person && errors.length === 0 ? { ...compiled, person, body: JSON.stringify(person) } : compiled;
  }
  const made = compileArticle({ kind: file.kind, slug: file.slug }, yaml, articleBody, {
    author: readAuthor(yaml, people, report),
    findPicture,
    report,
    warn,
  });
  if (!made) return compiled;
  const { entry } = made.article;
  const publication = publicationOf({ date: entry.date, isDraft: made.isDraft }, today);
  if (errors.length > 0) return { ...compiled, publication };
  const aliases = made.aliases.map((path, position) => ({ path, ...yaml.locate(["aliases", position]) }));
  if (publication === "scheduled") {
    const fix = `preview it with \`npm run content -- preview ${file.slug}\`, or write an earlier date`;
    warn(
      `dated ${entry.date}: the running server publishes it on that day at 00:00 UTC`,
      fix,
      yaml.locate(["date"]),
    );
  }
  const { tags, image } = entry;
  const { title, kpi } = Object(yaml.value);
  const words = [
    { text: title, ...yaml.locate(["title"]) },
    { text: tags[0] ?? "", ...yaml.locate(["tags"]) },
    { text: kpi ?? "", ...yaml.locate(["kpi"]) },
  ];
  return {
    ...compiled,
    shareWords: !image || /\.svg$/i.test(image.src) ? words : [],
    publication,
    aliases,
    entry,
    body: JSON.stringify(made.article),
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
