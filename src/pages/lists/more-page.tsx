import { listEntriesOfKind } from "../../content/content.server.ts";
import { type EntryKind, entryKinds } from "../../site/index.ts";
import { TalkSection } from "../about/index.ts";
import { definePage } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import { pageCopy } from "../page-copy.server.ts";
import { GrowingSection } from "./growing-section.tsx";
import { ListHero } from "./list-hero.tsx";
import { showList } from "./list-view.ts";

/** The pages that list every entry of one kind (spec 2.8). */
export const moreInsightsPage = defineMorePage("insight");
export const moreCaseStudiesPage = defineMorePage("caseStudy");
export const moreSignalsPage = defineMorePage("signal");

function defineMorePage(kind: EntryKind) {
  const { morePath, moreView, plural, shareDrawing } = entryKinds[kind];
  return definePage({
    stylesheet: "browse",
    path: morePath,
    metadata: () => pageCopy.lists[kind].all,
    view: { page_name: moreView },
    isList: true,
    lastModified: () => lastChange(listEntriesOfKind(kind)),
    shareDrawing,
    render({ url }) {
      const { title, description } = pageCopy.lists[kind].all;
      return (
        <>
          <ListHero title={title} lead={description} />
          <div data-list="" className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
            <GrowingSection
              view={showList(listEntriesOfKind(kind), url)}
              subject={plural.toLowerCase()}
              label="Load More"
              level={2}
            />
          </div>
          <TalkSection {...pageCopy.contact.hero} processLabel={pageCopy["process-promo"].linkLabel} />
        </>
      );
    },
  });
}
