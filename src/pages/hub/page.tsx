import { CardGrid, EdgeCarousel } from "../../cards/index.ts";
import { listEntries, listEntriesOfKind } from "../../content/content.server.ts";
import type { Entry } from "../../content/entries/index.ts";
import { findFeatured, SINGLE_KIND_SIZE } from "../../content/queries.ts";
import { type EntryKind, listPath, paths, siteConfig } from "../../site/index.ts";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
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
  const { lead, featuredHeading, shelves } = pageCopy["gtm-edge"];
  const [caseStudies, signals, insights] = [
    listEntriesOfKind("caseStudy"),
    listEntriesOfKind("signal"),
    listEntriesOfKind("insight"),
  ];
  const featured = [findFeatured(caseStudies), findFeatured(signals), findFeatured(insights)];
  return (
    <>
      <HubBanner
        title={siteConfig.hubName}
        lead={lead}
        featuredHeading={featuredHeading}
        featured={featured.filter((entry) => entry !== undefined)}
      />
      <HubShelf kind="caseStudy" {...shelves.caseStudies} entries={caseStudies.slice(0, SINGLE_KIND_SIZE)} />
      <HubShelf kind="signal" {...shelves.signals} entries={signals.slice(0, SINGLE_KIND_SIZE)} />
      <HubShelf kind="insight" {...shelves.insights} entries={insights.slice(0, SINGLE_KIND_SIZE)} />
      <TalkSection {...pageCopy.contact.hero} processLabel={pageCopy["process-promo"].linkLabel} />
    </>
  );
}

interface HubBannerProps {
  title: string;
  lead: string;
  featuredHeading: string;
  /** Up to one entry of each kind (spec 2.7). */
  featured: readonly Entry[];
}

function HubBanner({ title, lead, featuredHeading, featured }: HubBannerProps) {
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
            <CardGrid entries={featured} place="hub" />
          </section>
        )}
      </div>
    </header>
  );
}

interface HubShelfProps {
  kind: EntryKind;
  heading: string;
  lead: string;
  /** Newest first. An empty shelf is omitted. */
  entries: readonly Entry[];
}

/** A carousel of one kind of entry, with a link to its list page (spec 2.7). */
function HubShelf({ kind, heading, lead, entries }: HubShelfProps) {
  if (entries.length === 0) return null;
  const headingId = `shelf-${kind}`;
  return (
    <section aria-labelledby={headingId} className="section-tight border-t border-line first:border-t-0">
      <div className="wrap grid gap-8">
        <SectionHeading id={headingId} title={heading}>
          {lead}
        </SectionHeading>
        <EdgeCarousel label={heading} entries={entries} seeAllHref={listPath(kind)} seeAllSubject={heading} />
      </div>
    </section>
  );
}
