import { data } from "react-router";
import { findArticle, listEntries } from "../../catalogue/catalogue.server.ts";
import {
  AfterFirstFrame,
  Arrival,
  ArticleLayout,
  findSurroundings,
  formatArticleDays,
  MoreSignals,
  PromoBanner,
  ReportRequest,
  SignalHero,
} from "../article/index.ts";
import { outcomeContext } from "../contact/outcome-context.ts";
import { readSent } from "../contact/read-sent.ts";
import { stillScreen } from "../navigation/index.ts";
import { readingFont } from "../styles/font-preloads.ts";
import type { Route } from "./+types/market-signal";

export const links: Route.LinksFunction = () => [readingFont];

/** A stored native post of the report form leads back here, a refused one comes back with its outcome (decisions: Forms). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const article = await findArticle("signal", params.slug);
  if (!article) throw data(null, { status: 404 });
  const { entry } = article;
  const { related, more } = findSurroundings(entry, listEntries());
  return {
    article,
    days: formatArticleDays(entry),
    related,
    more: { signals: more.signals, insights: more.insights },
    outcome: context.get(outcomeContext),
    sent: readSent(url),
  };
}

export default stillScreen(function MarketSignalPage({ loaderData }: Route.ComponentProps) {
  const { article, days, related, more, outcome, sent } = loaderData;
  const { entry, report } = article;
  return (
    <Arrival key={entry.slug}>
      <ArticleLayout
        article={article}
        hero={<SignalHero entry={entry} days={days} />}
        related={related}
        desktopRail
        afterFirstSection={
          report && <ReportRequest report={report} signalSlug={entry.slug} outcome={outcome} sent={sent} />
        }
      />
      <AfterFirstFrame>
        <MoreSignals {...more} />
        <PromoBanner />
      </AfterFirstFrame>
    </Arrival>
  );
});
