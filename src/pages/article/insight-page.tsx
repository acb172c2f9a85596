import { findArticle, listEntries, pageCopy } from "../../content/content.server.ts";
import { sampleInsightSlug } from "../../site/index.ts";
import { PageNotFound, type PageRequest } from "../page.ts";
import { ArticleLayout, ExploreMore, findSurroundings, InsightHero, PromoBanner } from "./index.ts";

/** An insight; the sample article where the slug is unknown (spec 2.1, 2.9). */
export async function InsightPage({ params }: PageRequest<{ slug: string }>) {
  const article =
    (await findArticle("insight", params.slug)) ?? (await findArticle("insight", sampleInsightSlug));
  if (!article) throw new PageNotFound();
  const { related, more } = findSurroundings(article.entry, listEntries());
  return (
    <>
      <ArticleLayout article={article} hero={<InsightHero {...article} />} related={related} />
      <ExploreMore {...more} />
      <PromoBanner {...pageCopy.article.promo} />
    </>
  );
}
