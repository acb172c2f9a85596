import type { Entry } from "../../content/entries/index.ts";
import type { EntryKind } from "../../site/index.ts";
import type { ListsCopy } from "./copy.ts";
import { GrowingSection } from "./growing-section.tsx";
import { ListHero } from "./list-hero.tsx";
import { showList } from "./list-view.ts";

/** An extended list: everything of one kind, newest first, three more per press (spec 2.8). */
export function MoreList({
  words: { title, description },
  entries,
  subject,
  url,
}: {
  words: ListsCopy[EntryKind]["all"];
  entries: readonly Entry[];
  /** What it holds, in the middle of a sentence: `insights`. */
  subject: string;
  url: URL;
}) {
  return (
    <>
      <ListHero title={title} lead={description} />
      <div data-list="" className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <GrowingSection view={showList(entries, url)} subject={subject} label="Load More" level={2} />
      </div>
    </>
  );
}
