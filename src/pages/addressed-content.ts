import { findEntry, findLegalPage, listEntries, panels } from "../content/catalogue.server.ts";
import type { AddressedContent } from "../layout/metadata/index.ts";
import { entryKindNames, entryKinds, livePaths, paths, siteConfig } from "../site/index.ts";

/** The catalogue as metadata asks it: what an address stands for. */
export const addressedContent: AddressedContent = {
  findEntry,
  findLegalPage,
  listEntries,
  screens: {
    [paths.about]: panels.about,
    [paths.process]: panels.process,
    [paths.hub]: { title: siteConfig.hubName, description: panels["gtm-edge"].description },
    [paths.contact]: panels.contact,
    [livePaths.schedule]: panels.scheduling,
    ...Object.fromEntries(entryKindNames.map((kind) => [entryKinds[kind].listPath, panels.lists[kind]])),
    ...Object.fromEntries(entryKindNames.map((kind) => [entryKinds[kind].morePath, panels.lists[kind].all])),
  },
};
