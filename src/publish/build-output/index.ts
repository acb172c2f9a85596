export {
  type BuiltApp,
  type ListedEntry,
  type ListedPage,
  loadBuiltApp,
  type ReportDocument,
  type ShareCard,
} from "./built-app.ts";
export { contentTypeOf, isCompressible } from "./content-type.ts";
export { encodeFilePath, encodePath } from "./encode-path.ts";
export { findReport } from "./find-report.ts";
export { openSiteFiles } from "./site-files.ts";
export {
  headersFile,
  notFoundFile,
  pageFile,
  readSiteRecord,
  sitePlaces,
  writeSiteRecord,
} from "./site-record.ts";
