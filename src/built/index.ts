export { BuildError } from "./build-error.ts";
export {
  type BuiltApp,
  type BuiltEntry,
  createBuiltApp,
  loadBuiltApp,
  type ShareCard,
  type ShareCardColour,
} from "./built-app.ts";
export { contentTypeOf, isCompressible } from "./content-type.ts";
export {
  type FinishedHtml,
  finishHtml,
  type InlineHashes,
  inlineHashOf,
  integrityOf,
  stripScripts,
} from "./finish-html.ts";
export { type PrintedData, type SeparatedPage, separatePageData } from "./page-data.ts";
export {
  type PackSlice,
  type PrintedEntry,
  type PrintedManifest,
  printedFormat,
  printedPlaces,
  readPrintedManifest,
} from "./printed-manifest.ts";
