export { siteConfig } from "#site.config";
export {
  bookCallPath,
  bookingFilePath,
  bookingMovePath,
  bookingPath,
  calendarFeedPath,
  scheduleAtPath,
  schedulePath,
} from "./booking-paths.ts";
export { reportPath, takeAwayFilePath, takeAwayPath } from "./download-paths.ts";
export { entryKinds, listPath, sampleInsightSlug } from "./entry-kinds.ts";
export {
  decodeSegment,
  type EntryKind,
  entryKindNames,
  entryPath,
  entryPathPattern,
} from "./entry-paths.ts";
export { pageIds } from "./page-ids.ts";
export {
  contactPathFrom,
  filePaths,
  glossaryPath,
  headerPaths,
  ownerPath,
  paths,
  personPath,
  telephoneUrl,
} from "./paths.ts";
export { isQueryName, isTrackingOnly } from "./query-names.ts";
export { findRedirect, redirectedPaths } from "./redirects.ts";
export type { Office, SiteConfig } from "./site-config.ts";
export { withoutTokens } from "./without-tokens.ts";
