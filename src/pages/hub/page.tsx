import { listEntries, listEntriesOfKind, pageCopy } from "../../content/content.server.ts";
import { findFeatured, SINGLE_KIND_SIZE } from "../../content/queries.ts";
import { paths, siteConfig } from "../../site/index.ts";
import { TalkSection } from "../about/index.ts";
import { definePage } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import { HubBanner } from "./hub-banner.tsx";
import { HubShelf } from "./hub-shelf.tsx";

/** The content hub (spec 2.7). */
export const hubPage = definePage({
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
