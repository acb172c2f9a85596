import { findEntry, findLegalPage, listEntries, panels } from "../content/catalogue.server.ts";
import type { AddressedContent } from "../layout/metadata/index.ts";
import { entryKinds, listPath, livePaths, morePath, paths, siteConfig } from "../site/index.ts";

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
    ...Object.fromEntries(entryKinds.map((kind) => [listPath(kind), panels.lists[kind]])),
    ...Object.fromEntries(entryKinds.map((kind) => [morePath(kind), panels.lists[kind].all])),
  },
};
