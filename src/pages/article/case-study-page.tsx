import { listEntries, pageCopy } from "../../content/content.server.ts";
import type { CaseStudyArticle } from "../../content/entries/index.ts";
import { defineArticlePage } from "./define-article-page.ts";
import {
  ArticleLayout,
  CaseStudyHero,
  ExploreMore,
  findSurroundings,
  ImpactBanner,
  PromoBanner,
} from "./index.ts";

/** A case study (spec 2.9). */
export const caseStudyPage = defineArticlePage("caseStudy", {
  render: ({ data }) => <CaseStudy article={data} />,
});

function CaseStudy({ article }: { article: CaseStudyArticle }) {
  const { related, more } = findSurroundings(article.entry, listEntries());
  const hero = (
    <>
      <CaseStudyHero {...article} />
      {article.impact && <ImpactBanner {...article.impact} />}
    </>
  );
  return (
    <>
      <ArticleLayout article={article} hero={hero} related={related} />
      <ExploreMore {...more} />
      <PromoBanner {...pageCopy.article.promo} />
    </>
  );
}
