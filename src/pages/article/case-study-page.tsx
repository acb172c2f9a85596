import { listEntries } from "../../content/content.server.ts";
import type { CaseStudyArticle } from "../../content/entries/index.ts";
import { pageCopy } from "../page-copy.server.ts";
import { ExploreMore } from "./around/explore-more.tsx";
import { PromoBanner } from "./around/promo-banner.tsx";
import { findSurroundings } from "./around/surroundings.ts";
import { ArticleLayout } from "./article-layout.tsx";
import { defineArticlePage } from "./define-article-page.ts";
import { CaseStudyHero } from "./hero/case-study-hero.tsx";
import { ImpactBanner } from "./hero/impact-banner.tsx";

/** The page of a case study (spec 2.9). */
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
