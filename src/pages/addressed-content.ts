import { findEntry, findLegalPage, listEntries, pageCopy } from "../content/content.server.ts";
import type { AddressedContent } from "../layout/metadata/index.ts";
import { entryKindNames, entryKinds, livePaths, paths, siteConfig } from "../site/index.ts";

/** The catalogue as metadata asks it: what an address stands for. */
export const addressedContent: AddressedContent = {
  findEntry,
  findLegalPage,
  listEntries,
  screens: {
    [paths.about]: pageCopy.about,
    [paths.process]: pageCopy.process,
    [paths.hub]: { title: siteConfig.hubName, description: pageCopy["gtm-edge"].description },
    [paths.contact]: pageCopy.contact,
    [livePaths.schedule]: pageCopy.scheduling,
    ...Object.fromEntries(entryKindNames.map((kind) => [entryKinds[kind].listPath, pageCopy.lists[kind]])),
    ...Object.fromEntries(
      entryKindNames.map((kind) => [entryKinds[kind].morePath, pageCopy.lists[kind].all]),
    ),
  },
};
