import { data } from "react-router";
import { findArticle, listEntries } from "../../catalogue/catalogue.server.ts";
import {
  ArticleLayout,
  ExploreMore,
  findSurroundings,
  formatArticleDays,
  InsightHero,
  PromoBanner,
} from "../article/index.ts";
import { describePage, entrySource } from "../metadata/index.ts";
import type { Route } from "./+types/insight";

/** What an unknown slug shows (spec 2.1). */
const SAMPLE_SLUG = "multi-channel-gtm-rhythm-lean-teams";

export async function loader({ params }: Route.LoaderArgs) {
  const article = (await findArticle("insight", params.slug)) ?? (await findArticle("insight", SAMPLE_SLUG));
  if (!article) throw data(null, { status: 404 });
  const { entry } = article;
  return { article, days: formatArticleDays(entry), ...findSurroundings(entry, listEntries()) };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? describePage(entrySource(loaderData.article.entry, location.pathname), { matches }) : [];

export default function InsightPage({ loaderData: { article, days, related, more } }: Route.ComponentProps) {
  return (
    <>
      <ArticleLayout
        key={article.entry.slug}
        article={article}
        hero={<InsightHero {...article} days={days} />}
        related={related}
      />
      <ExploreMore {...more} />
      <PromoBanner />
    </>
  );
}
