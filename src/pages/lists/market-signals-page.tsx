import { listEntriesOfKind } from "../../content/content.server.ts";
import { filterByCategory } from "../../content/queries.ts";
import { entryKinds } from "../../site/index.ts";
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
    </>
  );
}
