import { findArticle, listEntries, pageCopy } from "../../content/content.server.ts";
import { PageNotFound, type PageRequest } from "../page.ts";
import {
  ArticleLayout,
  CaseStudyHero,
  ExploreMore,
  findSurroundings,
  ImpactBanner,
  PromoBanner,
} from "./index.ts";

/** A case study (spec 2.9). */
export async function CaseStudyPage({ params }: PageRequest<{ slug: string }>) {
  const article = await findArticle("caseStudy", params.slug);
  if (!article) throw new PageNotFound();
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
