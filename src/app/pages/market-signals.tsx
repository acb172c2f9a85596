import { listSignals, panels } from "../../catalogue/catalogue.server.ts";
import { filterByCategory } from "../../catalogue/queries.ts";
import { paths } from "../../site/index.ts";
import {
  AllLink,
  CategoryPanel,
  CategoryTabs,
  GrowingList,
  ListHero,
  showFilter,
  showList,
} from "../lists/index.ts";
import { readPageWords } from "../metadata/index.ts";
import { stillScreen } from "../navigation/index.ts";
import type { Route } from "./+types/market-signals";

export function loader({ url }: Route.LoaderArgs) {
  const signals = listSignals();
  const filter = showFilter(signals, url);
  return {
    title: readPageWords(paths.marketSignals).title,
    allLabel: readPageWords(paths.moreSignals).title,
    lead: panels["gtm-edge"].shelves.signals.lead,
    filter,
    view: showList(filterByCategory(signals, filter.chosen), url),
  };
}

export default stillScreen(function MarketSignalsPage({ loaderData }: Route.ComponentProps) {
  const { title, allLabel, lead, filter, view } = loaderData;
  const category = filter.choices.find(({ id }) => id === filter.chosen);
  return (
    <>
      <ListHero title={title} lead={lead}>
        <CategoryTabs kind="signal" filter={filter} />
      </ListHero>
      <div className="wrap grid gap-16 pt-10 pb-16 lg:pt-14 lg:pb-24">
        <CategoryPanel filter={filter}>
          <GrowingList
            key={filter.chosen ?? "all"}
            view={view}
            subject={category ? `market signals on ${category.label}` : "market signals"}
            allHref={category && paths.marketSignals}
            label="Load More Signals"
            level={2}
          />
        </CategoryPanel>
        <AllLink kind="signal" label={allLabel} />
      </div>
    </>
  );
});
