import { type EntryKind, entryKinds } from "#config/index.ts";
import { listEntriesOfKind } from "#content/publication/content.server.ts";
import { TalkSection } from "../about/index.ts";
import { pageCopy } from "../page-copy.server.ts";
import { defineListPage } from "./define-list-page.ts";
import { GrowingSection } from "./growing-section.tsx";
import { ListHero } from "./list-hero.tsx";
import { showList } from "./list-view.ts";

/** The pages that list every entry of one kind (spec 2.8). */
export const moreInsightsPage = defineListPage(
  "insight",
  (url) => <MorePage kind="insight" url={url} />,
  true,
);
export const moreCaseStudiesPage = defineListPage(
  "caseStudy",
  (url) => <MorePage kind="caseStudy" url={url} />,
  true,
);
export const moreSignalsPage = defineListPage("signal", (url) => <MorePage kind="signal" url={url} />, true);

function MorePage({ kind, url }: { kind: EntryKind; url: URL }) {
  const { title, description } = pageCopy.lists[kind].all;
  return (
    <>
      <ListHero title={title} lead={description} />
      <div data-list="" className="wrap pt-8 pb-12 lg:pt-12 lg:pb-16">
        <GrowingSection
          view={showList(listEntriesOfKind(kind), url)}
          subject={entryKinds[kind].plural.toLowerCase()}
          label="Load More"
          level={2}
        />
      </div>
      <TalkSection />
    </>
  );
}
