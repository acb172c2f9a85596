export { siteConfig } from "../../site.config.ts";
export {
  type EntryKind,
  entryPath,
  filePaths,
  listPath,
  morePath,
  paths,
  sampleInsightSlug,
} from "./paths.ts";
export { findRedirect, redirectedPaths } from "./redirects.ts";
export type { Office, SiteConfig } from "./site-config.ts";
