import { listPath } from "#config/index.ts";
import type { MarketSignalSummary } from "#content/entries/index.ts";
import { listEntriesOfKind } from "#content/publication/content.server.ts";
import { filterByCategory, PAGE_SIZE, sortNewestFirst } from "#content/publication/queries.ts";
import { Section } from "#platform/ui/drafting/section.tsx";
import { CardGrid } from "../../cards/index.ts";
import { TalkSection } from "../about/index.ts";
import { pageCopy } from "../page-copy.server.ts";
import { AllLink } from "./all-link.tsx";
import { defineListPage } from "./define-list-page.ts";
import { showFilter } from "./grouped-view.ts";
import { GrowingSection } from "./growing-section.tsx";
import { ListHero } from "./list-hero.tsx";
import { showList } from "./list-view.ts";
import { CategoryPanel, SignalFilter } from "./signal-filter.tsx";

/** The list of market signals (spec 2.8). */
export const marketSignalsPage = defineListPage("signal", (url) => <MarketSignals url={url} />);

function MarketSignals({ url }: { url: URL }) {
  const signals = listEntriesOfKind("signal");
  const filter = showFilter(signals, url);
  const { chosen } = filter;
  return (
    <>
      <ListHero title={pageCopy.lists.signal.title} lead={pageCopy["gtm-edge"].shelves.signals.lead}>
        <SignalFilter filter={filter} />
      </ListHero>
      <div data-list="" className="wrap grid grid-cols-1 gap-8 pt-8 pb-12 lg:gap-12 lg:pt-12 lg:pb-16">
        <CategoryPanel filter={filter}>
          <GrowingSection
            view={showList(filterByCategory(signals, chosen?.id), url)}
            subject={chosen ? `market signals on ${chosen.label}` : "market signals"}
            allHref={chosen && listPath("signal")}
            label="Load More Signals"
            level={2}
          />
        </CategoryPanel>
        {signals.length > PAGE_SIZE && <AllLink kind="signal" label={pageCopy.lists.signal.all.title} />}
      </div>
      <InsightsSection signals={signals} />
      <TalkSection />
    </>
  );
}

/** Three insights, those in the signals' categories first. */
function InsightsSection({ signals }: { signals: readonly MarketSignalSummary[] }) {
  const named = new Set(signals.map(({ categoryId }) => categoryId));
  const insights = sortNewestFirst(listEntriesOfKind("insight"))
    .toSorted((a, b) => Number(named.has(b.categoryId)) - Number(named.has(a.categoryId)))
    .slice(0, 3);
  if (insights.length === 0) return null;
  const { heading, lead } = pageCopy["gtm-edge"].shelves.insights;
  return (
    <Section
      className="section-tight border-t border-line bg-sunken"
      headingId="insights"
      title={heading}
      lead={lead}
    >
      <CardGrid entries={insights} shelfOf="insights" />
      <AllLink kind="insight" label={pageCopy.lists.insight.all.title} />
    </Section>
  );
}
