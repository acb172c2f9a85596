import { type EntryKind, entryKinds, entryPath, listPath, paths, siteConfig } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";
import { listEntries, listEntriesOfKind } from "#content/publication/content.server.ts";
import { findFeatured, SINGLE_KIND_SIZE } from "#content/publication/queries.ts";
import { Section } from "#platform/ui/drafting/section.tsx";
import { cardEvent, EdgeCarousel } from "../../cards/index.ts";
import { TalkSection } from "../about/index.ts";
import { definePage } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import { pageCopy } from "../page-copy.server.ts";

/** The content hub (spec 2.7). */
export const hubPage = definePage({
  stylesheet: "browse",
  path: paths.hub,
  metadata: () => ({ title: siteConfig.hubName, description: pageCopy["gtm-edge"].description }),
  view: { page_name: "gtm_edge", page_category: "content_hub" },
  lastModified: () => lastChange(listEntries()),
  shareDrawing: "communications",
  render: () => <Hub />,
});

function Hub() {
  const { shelves } = pageCopy["gtm-edge"];
  return (
    <>
      <HubBanner />
      <HubShelf kind="caseStudy" {...shelves.caseStudies} />
      <HubShelf kind="signal" {...shelves.signals} />
      <HubShelf kind="insight" {...shelves.insights} />
      <TalkSection />
    </>
  );
}

/** The hub's name, and up to one featured entry of each kind (spec 2.7). */
function HubBanner() {
  const { lead, featuredHeading } = pageCopy["gtm-edge"];
  const kinds = ["caseStudy", "signal", "insight"] as const;
  const featured = kinds
    .map((kind) => findFeatured<Entry>(listEntriesOfKind(kind)))
    .filter((entry) => entry !== undefined);
  return (
    <header className="dark-sheet grid-paper">
      <div className="wrap grid gap-8 py-8 lg:py-16">
        <div className="grid gap-4">
          <h1 tabIndex={-1} className="text-5xl">
            {siteConfig.hubName}
          </h1>
          <p className="max-w-prose text-lg text-balance text-ink-soft">{lead}</p>
        </div>
        {featured.length > 0 && (
          <section aria-labelledby="featured" className="grid gap-6">
            <h2 id="featured" className="text-lg tracking-normal">
              {featuredHeading}
            </h2>
            <ul className="grid gap-x-6 gap-y-5 lg:grid-cols-3">
              {featured.map((entry, index) => (
                <li key={entry.type} className="grid content-start gap-1.5 border-t border-line pt-4">
                  <p className="text-sm text-ink-soft">{entryKinds[entry.type].label}</p>
                  <h3>
                    <a href={entryPath(entry.type, entry.slug)} className="link" {...cardEvent(entry, index)}>
                      {entry.title}
                    </a>
                  </h3>
                  <p className="text-sm text-ink-soft">{entry.teaser ?? entry.summary}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </header>
  );
}

/** A carousel of one kind of entry, with a link to its list page (spec 2.7). */
function HubShelf({ kind, heading, lead }: { kind: EntryKind; heading: string; lead: string }) {
  const entries = listEntriesOfKind(kind).slice(0, SINGLE_KIND_SIZE);
  if (entries.length === 0) return null;
  const headingId = `shelf-${kind}`;
  return (
    <Section
      className="section-tight border-t border-line first:border-t-0"
      headingId={headingId}
      title={heading}
      lead={lead}
    >
      <EdgeCarousel label={heading} entries={entries} seeAllHref={listPath(kind)} seeAllSubject={heading} />
    </Section>
  );
}
