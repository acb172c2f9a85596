import { sampleInsightSlug } from "#config/index.ts";
import type { InsightArticle } from "#content/entries/index.ts";
import { findAuthor } from "#content/publication/content.server.ts";
import { ExploreMore } from "./around/explore-more.tsx";
import type { Surroundings } from "./around/surroundings.ts";
import { ArticleLayout } from "./article-layout.tsx";
import { defineArticlePage } from "./define-article-page.tsx";
import { InsightHero } from "./hero/insight-hero.tsx";

/** An insight page; an unknown slug shows the sample article (spec 2.1, 2.9). */
export const insightPage = defineArticlePage("insight", {
  defaultSlug: sampleInsightSlug,
  render: ({ data }, around) => <Insight article={data} around={around} />,
});

function Insight({ article, around }: { article: InsightArticle; around: Surroundings }) {
  return (
    <>
      <ArticleLayout
        article={article}
        around={around}
        hero={<InsightHero {...article} authorUrl={findAuthor(article)?.url} />}
      />
      <ExploreMore {...around.more} />
    </>
  );
}
