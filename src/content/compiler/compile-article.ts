import type * as v from "valibot";
import { type Notation, yamlNotation } from "../../schema-errors/explain-issue.ts";
import type { Picture } from "../blocks/block-definition.ts";
import { CaseStudySchema } from "../entries/case-study.ts";
import type { ArticleBody } from "../entries/entry.ts";
import type { Article } from "../entries/index.ts";
import { InsightSchema } from "../entries/insight.ts";
import { MarketSignalSchema } from "../entries/market-signal.ts";
import type { ContentFile } from "./content-files.ts";
import { type ContentYaml, checkYaml } from "./content-yaml.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { listEditorialWarnings } from "./editorial-warnings.ts";
import { makeCaseStudy, makeInsight, makeMarketSignal } from "./summarize-entry.ts";
import { typesetValues } from "./typeset.ts";

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

/** Makes the piece of a checked front matter and a body. `undefined` after an error in the front matter. */
export function compileArticle(
  file: ContentFile,
  yaml: ContentYaml,
  body: ArticleBody,
  use: { findPicture: (src: string) => Picture | undefined; errors: Diagnostic[]; warnings: Diagnostic[] },
): { article: Article; isDraft: boolean } | undefined {
  const check = <Schema extends v.GenericSchema>(schema: Schema) =>
    checkYaml({ ...yaml, value: typesetValues(yaml.value) }, schema, file.label, entryNotation, use.errors);
  const checkImage = (path: string[], src: string | undefined) => {
    if (src === undefined || use.findPicture(src)) return;
    const problem = `there is no file public${src}`;
    const fix = `put the picture there, or correct \`${path.join(".")}\``;
    use.errors.push({ file: file.label, ...yaml.locate(path), problem, fix });
  };
  const finish = (article: Article, front: { draft: boolean; image?: string | undefined }) => {
    checkImage(["image"], front.image);
    use.warnings.push(...listEditorialWarnings(article.entry, yaml, file.label));
    return { article, isDraft: front.draft };
  };
  switch (file.kind) {
    case "insight": {
      const front = check(InsightSchema);
      if (!front) return undefined;
      checkImage(["hero", "image"], front.hero.image);
      return finish(makeInsight(file.slug, front, body), front);
    }
    case "caseStudy": {
      const front = check(CaseStudySchema);
      return front && finish(makeCaseStudy(file.slug, front, body), front);
    }
    case "signal": {
      const front = check(MarketSignalSchema);
      return front && finish(makeMarketSignal(file.slug, front, body), front);
    }
    default:
      return undefined;
  }
}
