import { listSignals, panels } from "../../catalogue/catalogue.server.ts";
import { filterByCategory } from "../../catalogue/queries.ts";
import { AllLink, CategoryFilter, GrowingList, ListHero, showFilter, showList } from "../lists/index.ts";
import { describePage, pageSource } from "../metadata/index.ts";
import type { Route } from "./+types/market-signals";

export function loader({ url }: Route.LoaderArgs) {
  const signals = listSignals();
  const filter = showFilter(signals, url);
  return {
    lead: panels["gtm-edge"].shelves.signals.lead,
    filter,
    view: showList(filterByCategory(signals, filter.chosen), url),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(pageSource("marketSignals"), { matches });

export default function MarketSignalsPage({ loaderData: { lead, filter, view } }: Route.ComponentProps) {
  return (
    <>
      <ListHero title={pageSource("marketSignals").title} lead={lead}>
        <CategoryFilter kind="signal" filter={filter} />
      </ListHero>
      <div className="wrap grid gap-16 pt-10 pb-16 lg:pt-14 lg:pb-24">
        <GrowingList
          key={filter.chosen ?? "all"}
          view={view}
          subject="market signals"
          label="Load More Signals"
          level={2}
        />
        <AllLink kind="signal" label={pageSource("moreSignals").title} />
      </div>
    </>
  );
}
