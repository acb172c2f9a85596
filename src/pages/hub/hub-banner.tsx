import { EntryCard } from "../../cards/index.ts";
import type { Entry } from "../../content/entries/index.ts";

interface HubBannerProps {
  title: string;
  lead: string;
  featuredHeading: string;
  /** Up to one entry of each kind (spec 2.7). */
  featured: readonly Entry[];
}

/** Banner of the content hub, with a featured entry of each kind (spec 2.7). */
export function HubBanner({ title, lead, featuredHeading, featured }: HubBannerProps) {
  return (
    <header className="dark-sheet relative overflow-hidden">
      <div className="grid-paper grid-fade" />
      <div className="wrap relative grid gap-12 pt-10 pb-16 lg:gap-16 lg:pt-20 lg:pb-24">
        <div className="grid gap-6 lg:grid-cols-2 lg:items-baseline-last lg:gap-12">
          <h1 tabIndex={-1} className="text-5xl tracking-display">
            {title}
          </h1>
          <p className="max-w-prose text-lg text-balance text-ink-soft">{lead}</p>
        </div>
        {featured.length > 0 && (
          <section aria-labelledby="featured" className="grid gap-6">
            <h2 id="featured" className="eyebrow">
              {featuredHeading}
            </h2>
            <ul className="card-row grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {featured.map((entry, index) => (
                <li key={entry.type} className="min-w-0">
                  <EntryCard entry={entry} place="hub" index={index} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </header>
  );
}
