import type { ReactNode } from "react";
import { type EntryKind, entryKinds, entryPathPattern } from "#config/index.ts";
import { findCalculator, findReaderNumbers, recalculate } from "#content/blocks/calculator/recalculate.ts";
import type { ArticleOfKind } from "#content/entries/index.ts";
import {
  findArticle,
  findAuthor,
  findBySlug,
  labelUnpublished,
  listEntries,
  listEntriesOfKind,
  readingOrder,
} from "#content/publication/content.server.ts";
import { describeEntry } from "../../layout/metadata/index.ts";
import { definePage, type PageRequest } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import { pageCopy } from "../page-copy.server.ts";
import { PromoBanner } from "./around/promo-banner.tsx";
import { findSurroundings, type Surroundings } from "./around/surroundings.ts";

/** An unknown slug shows the article at `defaultSlug`, if set; an unpublished one doesn't. */
export function defineArticlePage<Kind extends EntryKind>(
  kind: Kind,
  {
    defaultSlug,
    render,
  }: {
    defaultSlug?: string;
    render: (request: PageRequest<ArticleOfKind<Kind>>, around: Surroundings) => ReactNode;
  },
) {
  const { view, slugParameter } = entryKinds[kind];
  return definePage({
    stylesheet: "article",
    path: entryPathPattern<EntryKind>(kind),
    load: (slug, _request, query) => {
      const isKnown = findBySlug(slug).some(({ type }) => type === kind);
      const article = findArticle(kind, isKnown ? slug : (defaultSlug ?? slug));
      return article && recalculate(article, query);
    },
    list: () =>
      listEntriesOfKind(kind).map((entry) => ({ parameter: entry.slug, lastModified: lastChange([entry]) })),
    metadata: ({ data: { entry, blocks, authorId }, path }) => ({
      ...describeEntry(entry, path, listEntries()),
      author: findAuthor({ authorId }),
      // Keeps pages with a reader's numbers, and previews, out of search engines.
      ...((findCalculator(blocks)?.typed || labelUnpublished(entry)) && { noindex: true }),
      listName: pageCopy.lists[kind].title,
    }),
    readerQuery: ({ blocks }) => findReaderNumbers(blocks).query,
    view: ({ entry }) => ({ ...view, [slugParameter]: entry.slug }),
    render: (request) => (
      <>
        {render(request, findSurroundings(request.data.entry, listEntries(), readingOrder))}
        <PromoBanner />
      </>
    ),
  });
}
