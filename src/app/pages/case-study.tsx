import { data } from "react-router";
import { findArticle, listEntries } from "../../catalogue/catalogue.server.ts";
import {
  AfterFirstFrame,
  Arrival,
  ArticleLayout,
  CaseStudyHero,
  ExploreMore,
  findSurroundings,
  ImpactBanner,
  PromoBanner,
} from "../article/index.ts";
import { stillScreen } from "../navigation/index.ts";
import { readingFont } from "../styles/font-preloads.ts";
import type { Route } from "./+types/case-study";

export const links: Route.LinksFunction = () => [readingFont];

export async function loader({ params }: Route.LoaderArgs) {
  const article = await findArticle("caseStudy", params.slug);
  if (!article) throw data(null, { status: 404 });
  return { article, ...findSurroundings(article.entry, listEntries()) };
}

export default stillScreen(function CaseStudyPage({
  loaderData: { article, related, more },
}: Route.ComponentProps) {
  return (
    <Arrival key={article.entry.slug}>
      <ArticleLayout
        article={article}
        hero={
          <>
            <CaseStudyHero {...article} />
            {article.impact && <ImpactBanner {...article.impact} />}
          </>
        }
        related={related}
      />
      <AfterFirstFrame>
        <ExploreMore {...more} />
        <PromoBanner />
      </AfterFirstFrame>
    </Arrival>
  );
});
