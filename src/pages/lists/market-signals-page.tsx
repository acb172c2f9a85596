import { CardGrid } from "../../cards/index.ts";
import { listEntriesOfKind } from "../../content/content.server.ts";
import type { MarketSignalSummary } from "../../content/entries/index.ts";
import { filterByCategory, sortNewestFirst } from "../../content/queries.ts";
import { entryKinds } from "../../site/index.ts";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import { TalkSection } from "../about/index.ts";
import { definePage } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import { pageCopy } from "../page-copy.server.ts";
import { AllLink } from "./all-link.tsx";
import { showFilter } from "./grouped-view.ts";
import { GrowingSection } from "./growing-section.tsx";
import { ListHero } from "./list-hero.tsx";
import { showList } from "./list-view.ts";
import { CategoryPanel, SignalFilter } from "./signal-filter.tsx";

const { listPath, listView, shareDrawing } = entryKinds.signal;

/** The list of market signals (spec 2.8). */
export const marketSignalsPage = definePage({
  stylesheet: "browse",
  path: listPath,
  metadata: () => pageCopy.lists.signal,
  view: { page_name: listView },
  isList: true,
  lastModified: () => lastChange(listEntriesOfKind("signal")),
  shareDrawing,
  render: ({ url }) => <MarketSignals url={url} />,
});

function MarketSignals({ url }: { url: URL }) {
  const signals = listEntriesOfKind("signal");
  const filter = showFilter(signals, url);
  const category = filter.choices.find(({ id }) => id === filter.chosen);
  return (
    <>
      <ListHero title={pageCopy.lists.signal.title} lead={pageCopy["gtm-edge"].shelves.signals.lead}>
        <SignalFilter filter={filter} />
      </ListHero>
      <div data-list="" className="wrap grid gap-16 pt-10 pb-16 lg:pt-14 lg:pb-24">
        <CategoryPanel filter={filter}>
          <GrowingSection
            view={showList(filterByCategory(signals, filter.chosen), url)}
            subject={category ? `market signals on ${category.label}` : "market signals"}
            allHref={category && listPath}
            label="Load More Signals"
            level={2}
          />
        </CategoryPanel>
        <AllLink kind="signal" label={pageCopy.lists.signal.all.title} />
      </div>
      <InsightsSection signals={signals} />
      <TalkSection {...pageCopy.contact.hero} processLabel={pageCopy["process-promo"].linkLabel} />
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
    <section aria-labelledby="insights" className="section-tight border-t border-line bg-sunken">
      <div className="wrap grid gap-8">
        <SectionHeading id="insights" title={heading}>
          {lead}
        </SectionHeading>
        <CardGrid entries={insights} />
        <AllLink kind="insight" label={pageCopy.lists.insight.all.title} />
      </div>
    </section>
  );
}
