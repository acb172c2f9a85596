import { type Notation, yamlNotation } from "../../schema-errors/explain-issue.ts";
import type { EntryKind } from "../../site/index.ts";
import type { Picture } from "../blocks/block-definition.ts";
import { caseStudy } from "../entries/case-study.ts";
import type { ArticleBody, CheckFront, CompiledArticle } from "../entries/entry.ts";
import type { Article } from "../entries/index.ts";
import { insight } from "../entries/insight.ts";
import { marketSignal } from "../entries/market-signal.ts";
import type { Report } from "./diagnostic.ts";
import { warnEditor } from "./editorial-warnings.ts";
import { typesetValues } from "./typeset.ts";
import { type ContentYaml, checkYaml } from "./yaml.ts";

/** How each kind of entry is made of its front matter and body. */
const compileKind: Record<
  EntryKind,
  (slug: string, body: ArticleBody, check: CheckFront) => CompiledArticle<Article> | undefined
> = { insight, caseStudy, signal: marketSignal };

const entryNotation: Notation = {
  ...yamlNotation,
  computedKeys: {
    slug: "the file name is the slug",
    type: "the folder tells the kind",
    category: "the first tag is the category",
    categoryId: "the first tag is the category",
    readTime: "the reading time is counted",
    readMinutes: "the reading time is counted",
    publishedAt: "it is made from `date` and `updated`",
    metric: "it is the first half of `kpi`",
    timeframe: "it is the second half of `kpi`",
  },
};

/** Makes an article of its front matter and body; `undefined` after an error in the front matter. */
export function compileArticle(
  { kind, slug }: { kind: EntryKind; slug: string },
  yaml: ContentYaml,
  body: ArticleBody,
  use: { findPicture: (src: string) => Picture | undefined; report: Report; warn: Report },
): { article: Article; isDraft: boolean } | undefined {
  const typeset = { ...yaml, value: typesetValues(yaml.value) };
  const compiled = compileKind[kind](slug, body, (schema) =>
    checkYaml(typeset, schema, entryNotation, use.report),
  );
  if (!compiled) return undefined;
  const { article, isDraft, pictures } = compiled;
  for (const { keys, src } of pictures) {
    if (src === undefined || use.findPicture(src)) continue;
    const fix = `put the picture there, or correct \`${keys.join(".")}\``;
    use.report(`there is no file public${src}`, fix, yaml.locate(keys));
  }
  warnEditor(article.entry, yaml, use.warn);
  return { article, isDraft };
}
