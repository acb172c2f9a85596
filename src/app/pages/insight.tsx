import { data } from "react-router";
import { findArticle, listEntries } from "../../catalogue/catalogue.server.ts";
import { sampleInsightSlug } from "../../site/index.ts";
import {
  AfterFirstFrame,
  Arrival,
  ArticleLayout,
  ExploreMore,
  findSurroundings,
  formatArticleDays,
  InsightHero,
  PromoBanner,
} from "../article/index.ts";
import { stillScreen } from "../navigation/index.ts";
import { readingFont } from "../styles/font-preloads.ts";
import type { Route } from "./+types/insight";

export const links: Route.LinksFunction = () => [readingFont];

export async function loader({ params }: Route.LoaderArgs) {
  const article =
    (await findArticle("insight", params.slug)) ?? (await findArticle("insight", sampleInsightSlug));
  if (!article) throw data(null, { status: 404 });
  const { entry } = article;
  return { article, days: formatArticleDays(entry), ...findSurroundings(entry, listEntries()) };
}

export default stillScreen(function InsightPage({
  loaderData: { article, days, related, more },
}: Route.ComponentProps) {
  return (
    <Arrival key={article.entry.slug}>
      <ArticleLayout article={article} hero={<InsightHero {...article} days={days} />} related={related} />
      <AfterFirstFrame>
        <ExploreMore {...more} />
        <PromoBanner />
      </AfterFirstFrame>
    </Arrival>
  );
});
