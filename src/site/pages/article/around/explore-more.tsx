import { ctaAttributes, eventAttributes } from "#config/events/index.ts";
import { entryKindNames, entryKinds, entryPath, paths } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";
import { Tabs } from "#platform/ui/islands.ts";
import { readTimeLabel } from "../../../cards/index.ts";
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
                <p className="eyebrow hidden noscript:flex">{label}</p>
                <Entries of={entries} />
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
          <div key={label} className="mt-6">
            <p className="eyebrow">{label}</p>
            <Entries of={entries} />
          </div>
        ))}
        <ExploreAllLink />
      </div>
    </section>
  );
}

/** Rows instead of cards: anyone who has read this far chooses by title. */
function Entries({ of }: { of: readonly Entry[] }) {
  return (
    <div className="grid gap-x-8 lg:grid-cols-3">
      {of.map(({ type, slug, title, category, readMinutes }, index) => (
        <article key={slug} className="border-b border-line py-3 lg:border-b-0">
          <h3 className="text-base leading-snug">
            <a
              href={entryPath(type, slug)}
              className="link"
              {...eventAttributes({
                event: "carousel_click",
                label: "content_hub_item",
                category: "engagement",
                location: "content_hub",
                item_title: title,
                item_slug: slug,
                item_type: type,
                index,
              })}
            >
              {title}
            </a>
          </h3>
          <span className="mt-1 block text-xs text-ink-soft">
            {category && `${category} · `}
            {readTimeLabel(readMinutes)}
          </span>
        </article>
      ))}
    </div>
  );
}

function ExploreAllLink() {
  return (
    <a href={paths.hub} className="link-more mt-3" {...ctaAttributes("Explore All Content", "explore_more")}>
      Explore All Content →
    </a>
  );
}
