export { siteConfig } from "../../site.config.ts";
export { bookingFilePath, bookingPath, livePaths } from "./call-paths.ts";
export { decodeSegment, type EntryKind, entryKinds, entryPath, sampleInsightSlug } from "./entry-paths.ts";
export { listPath, morePath } from "./list-paths.ts";
export { filePaths, paths } from "./paths.ts";
export { findRedirect, redirectedPaths } from "./redirects.ts";
export type { Office, SiteConfig } from "./site-config.ts";
