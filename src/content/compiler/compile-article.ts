import type { EntryKind } from "#config/index.ts";
import { type Notation, yamlNotation } from "#platform/schema-errors/explain-issue.ts";
import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import { caseStudy } from "../entries/case-study.ts";
import { categories, findCategoryOfTags } from "../entries/categories.ts";
import type {
  ArticleBody,
  CheckFront,
  CompiledArticle,
  EntrySummary,
  ShowPicture,
} from "../entries/entry.ts";
import type { Article, Person } from "../entries/index.ts";
import { insight } from "../entries/insight.ts";
import { marketSignal } from "../entries/market-signal.ts";
import type { Report } from "./diagnostic.ts";
import { warnDialects } from "./find-dialects.ts";
import type { FindPicture } from "./open-pictures.ts";
import { typesetValues } from "./typeset.ts";
import { type ContentYaml, checkYaml } from "./yaml.ts";

const compileKind: Record<
  EntryKind,
  (
    slug: string,
    body: ArticleBody,
    use: { check: CheckFront; showPicture: ShowPicture; author: Person | undefined },
  ) => CompiledArticle<Article> | undefined
> = { insight, caseStudy, signal: marketSignal };

const entryNotation: Notation = {
  ...yamlNotation,
  computedKeys: {
    slug: "the file name is the slug",
    type: "the folder decides the kind",
    category: "the first tag is the category",
    categoryId: "the first tag is the category",
    readTime: "the reading time is computed",
    readMinutes: "the reading time is computed",
    publishedAt: "it is computed from `date` and `updated`",
    metric: "it is the first half of `kpi`",
    timeframe: "it is the second half of `kpi`",
  },
};

/** Lengths are in characters and match docs/writing.md. */
const MAX_TITLE_LENGTH = 69;
const SUMMARY_LENGTH = { min: 120, max: 155 };
/** Fits on two lines of the narrowest card. */
const MAX_TEASER_LENGTH = 68;
const TAG_COUNT = { min: 2, max: 4 };

/** Returns `undefined` if the front matter has errors. */
export function compileArticle(
  { kind, slug }: { kind: EntryKind; slug: string },
  yaml: ContentYaml,
  body: ArticleBody,
  use: { author: Person | undefined; findPicture: FindPicture; report: Report; warn: Report },
): CompiledArticle<Article> | undefined {
  const typeset = { ...yaml, value: typesetValues(yaml.value) };
  const compiled = compileKind[kind](slug, body, {
    author: use.author,
    check: (schema) => checkYaml(typeset, schema, entryNotation, use.report),
    showPicture(keys, src, alt) {
      if (src === undefined) return undefined;
      const key = keys.join(".");
      const place = yaml.locate(keys);
      const picture = use.findPicture(src, key, (problem, fix) => use.report(problem, fix, place));
      if (alt === undefined) {
        const fix = `add \`${key}Alt\`, which says what the image shows`;
        use.warn(`\`${key}\` has no text alternative, so screen readers skip it`, fix, place);
      }
      return picture && { ...picture, alt: alt ?? "" };
    },
  });
  if (compiled) warnEditor(compiled.article.entry, yaml, use.warn);
  return compiled;
}

/** Warns about lengths out of range and about a first tag that isn't a category. */
function warnEditor(
  { title, summary, teaser = "", tags }: Pick<EntrySummary, "title" | "summary" | "teaser" | "tags">,
  yaml: ContentYaml,
  report: Report,
): void {
  const warn = (key: string, problem: string, fix: string) => report(problem, fix, yaml.locate([key]));
  for (const [key, text] of Object.entries({ title, summary, teaser }))
    warnDialects(text, (problem, fix) => warn(key, problem, fix));
  if (title.length > MAX_TITLE_LENGTH) {
    warn(
      "title",
      `the title has ${title.length} characters`,
      `keep it to ${MAX_TITLE_LENGTH}: search results cut off the rest`,
    );
  }
  if (summary.length < SUMMARY_LENGTH.min || summary.length > SUMMARY_LENGTH.max) {
    const fix = `write ${SUMMARY_LENGTH.min} to ${SUMMARY_LENGTH.max}: it is also the meta description`;
    warn("summary", `the summary has ${summary.length} characters`, fix);
  }
  if (teaser.length > MAX_TEASER_LENGTH) {
    warn(
      "teaser",
      `the teaser has ${teaser.length} characters`,
      `keep it to ${MAX_TEASER_LENGTH}: cards cut off the rest`,
    );
  }
  if (tags.length < TAG_COUNT.min || tags.length > TAG_COUNT.max) {
    const count = tags.length === 1 ? "there is one tag" : `there are ${tags.length} tags`;
    warn("tags", count, `list ${TAG_COUNT.min} to ${TAG_COUNT.max}`);
  }
  if (!findCategoryOfTags(tags)) warn("tags", ...explainMissingCategory(title, tags));
}

/** The warning must mention the title and tags (spec 5). */
function explainMissingCategory(title: string, tags: readonly string[]): [problem: string, fix: string] {
  const labels = categories.map((category) => category.label);
  const nearest = findNearest(tags[0] ?? "", labels);
  const fix = nearest
    ? `did you mean ${nearest}? Without a category, the article isn't in any group`
    : `put one of ${labels.join(", ")} first, or the article isn't in any group`;
  return [`"${title}" has no category: its first tag is not a category (tags: ${tags.join(", ")})`, fix];
}
