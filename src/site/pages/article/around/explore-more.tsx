import { ctaAttributes } from "#config/events/index.ts";
import { entryKindNames, entryKinds, paths } from "#config/index.ts";
import { Tabs } from "#platform/ui/islands.ts";
import { CardGrid } from "../../../cards/index.ts";
import type { Surroundings } from "./surroundings.ts";

/** Up to three entries of each kind in tabs (spec 2.9). */
export function ExploreMore(more: Surroundings["more"]) {
  const kinds = entryKindNames
    .map((kind) => ({
      id: entryKinds[kind].folder,
      label: entryKinds[kind].shortPlural,
      entries: more[kind],
    }))
    .filter(({ entries }) => entries.length > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="explore-more" className="after-article print:hidden">
      <div className="wrap">
        <h2 id="explore-more">Explore More</h2>
        <p>Switch between Insights, Case Studies, and Signals via the tabs.</p>
        <Tabs
          label="Explore More"
          tabs={kinds.map(({ id, label, entries }) => ({
            id,
            label,
            panel: (
              <>
                <p className="eyebrow mb-5 hidden noscript:flex">{label}</p>
                <CardGrid entries={entries} />
              </>
            ),
          }))}
        />
        <ExploreAllLink />
      </div>
    </section>
  );
}

/** Up to three signals and three insights, shown after a signal (spec 2.9). */
export function MoreSignals(more: Surroundings["more"]) {
  const kinds = (["signal", "insight"] as const)
    .map((kind) => ({ label: entryKinds[kind].plural, entries: more[kind] }))
    .filter(({ entries }) => entries.length > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="more-signals" className="after-article print:hidden">
      <div className="wrap">
        <h2 id="more-signals">More Market Signals & Insights</h2>
        {kinds.map(({ label, entries }) => (
          <div key={label} className="mt-8">
            <p className="eyebrow mb-6">{label}</p>
            <CardGrid entries={entries} />
          </div>
        ))}
        <ExploreAllLink />
      </div>
    </section>
  );
}

function ExploreAllLink() {
  return (
    <a href={paths.hub} className="link-more mt-8" {...ctaAttributes("Explore All Content", "explore_more")}>
      Explore All Content →
    </a>
  );
}
