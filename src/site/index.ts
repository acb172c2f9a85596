export { siteConfig } from "../../site.config.ts";
export {
  bookingFilePath,
  bookingPath,
  type EntryKind,
  entryPath,
  filePaths,
  listPath,
  livePaths,
  morePath,
  paths,
  sampleInsightSlug,
} from "./paths.ts";
export { findRedirect, redirectedPaths } from "./redirects.ts";
export type { Office, SiteConfig } from "./site-config.ts";
