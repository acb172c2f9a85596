import type { MarketSignalArticle } from "#content/entries/index.ts";
import { findAuthor } from "#content/publication/content.server.ts";
import { ReportForm, readSent } from "#leads/forms/browser/index.ts";
import type { PageRequest } from "../define-page.ts";
import { MoreSignals } from "./around/explore-more.tsx";
import type { Surroundings } from "./around/surroundings.ts";
import { ArticleLayout } from "./article-layout.tsx";
import { defineArticlePage } from "./define-article-page.tsx";
import { SignalHero } from "./hero/signal-hero.tsx";

/** A market signal page (spec 2.9). Also shows the result of a report form sent without JavaScript (spec: Forms). */
export const marketSignalPage = defineArticlePage("signal", {
  render: (request, around) => <MarketSignal {...request} around={around} />,
});

function MarketSignal({
  data: article,
  url,
  refused,
  around,
}: PageRequest<MarketSignalArticle> & { around: Surroundings }) {
  const { entry, report } = article;
  const form = report && (
    <section
      id="report"
      aria-label={report.title}
      className="prose-block report-request border border-outline bg-raised p-[clamp(1.25rem,4vw,2rem)] print:hidden"
    >
      <ReportForm
        signalSlug={entry.slug}
        refused={refused}
        sent={readSent(url)}
        intro={
          <>
            <p className="text-xl leading-tight font-semibold tracking-tight">{report.title}</p>
            <p className="mt-2 mb-6 text-balance text-ink-soft">{report.description}</p>
          </>
        }
      />
    </section>
  );
  return (
    <>
      <ArticleLayout
        article={article}
        around={around}
        hero={<SignalHero entry={entry} authorUrl={findAuthor(article)?.url} />}
        desktopRail
        afterFirstSection={form}
      />
      <MoreSignals {...around.more} />
    </>
  );
}
