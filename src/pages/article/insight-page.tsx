import { listEntries, readingOrder } from "../../content/content.server.ts";
import type { InsightArticle } from "../../content/entries/index.ts";
import { sampleInsightSlug } from "../../site/index.ts";
import { ExploreMore } from "./around/explore-more.tsx";
import { PromoBanner } from "./around/promo-banner.tsx";
import { findSurroundings } from "./around/surroundings.ts";
import { ArticleLayout } from "./article-layout.tsx";
import { defineArticlePage } from "./define-article-page.ts";
import { InsightHero } from "./hero/insight-hero.tsx";

/** An insight page; an unknown slug shows the sample article (spec 2.1, 2.9). */
export const insightPage = defineArticlePage("insight", {
  defaultSlug: sampleInsightSlug,
  render: ({ data }) => <Insight article={data} />,
});

function Insight({ article }: { article: InsightArticle }) {
  const around = findSurroundings(article.entry, listEntries(), readingOrder);
  return (
    <>
      <ArticleLayout
        article={article}
        around={around}
        hero={<InsightHero {...article} sheet={around.sheet} />}
      />
      <ExploreMore {...around.more} />
      <PromoBanner />
    </>
  );
}
