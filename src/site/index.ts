export { siteConfig } from "../../site.config.ts";
export { bookingFilePath, bookingPath, livePaths } from "./call-paths.ts";
export { listPath, morePath } from "./list-paths.ts";
export {
  decodeSegment,
  type EntryKind,
  entryKinds,
  entryPath,
  filePaths,
  paths,
  sampleInsightSlug,
} from "./paths.ts";
export { findRedirect, redirectedPaths } from "./redirects.ts";
export type { Office, SiteConfig } from "./site-config.ts";
