import type { ReactNode } from "react";
import { type EntryKind, entryKinds } from "#config/index.ts";
import { listEntriesOfKind } from "#content/publication/content.server.ts";
import { definePage } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import { pageCopy } from "../page-copy.server.ts";

/** One of a kind's two list pages (spec 2.8): the one in the menu or, if `isMore`, the paginated one of all entries. */
export function defineListPage(kind: EntryKind, render: (url: URL) => ReactNode, isMore = false) {
  const { listPath, morePath, listView, moreView, shareDrawing } = entryKinds[kind];
  return definePage({
    stylesheet: "browse",
    path: isMore ? morePath : listPath,
    metadata: () => (isMore ? pageCopy.lists[kind].all : pageCopy.lists[kind]),
    view: { page_name: isMore ? moreView : listView },
    isList: true,
    lastModified: () => lastChange(listEntriesOfKind(kind)),
    shareDrawing,
    render: ({ url }) => render(url),
  });
}
