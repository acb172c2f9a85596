import { findEntry, findLegalPage, listEntries, panels } from "../catalogue/catalogue.server.ts";
import { paths } from "../site/index.ts";
import type { AddressedContent } from "./metadata/index.ts";

/** The catalogue as metadata asks it: what an address stands for. */
export const addressedContent: AddressedContent = {
  findEntry,
  findLegalPage,
  listEntries,
  screens: {
    [paths.about]: { description: panels.about.description },
    [paths.process]: { title: panels.process.title, description: panels.process.description },
    [paths.hub]: { description: panels["gtm-edge"].description },
    [paths.contact]: { description: panels.contact.description },
  },
};
