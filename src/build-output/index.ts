export { BuildError } from "./build-error.ts";
export { type BuiltApp, type ListedPage, loadBuiltApp, type ShareCard } from "./built-app.ts";
export { contentTypeOf, isCompressible } from "./content-type.ts";
export { encodePath } from "./encode-path.ts";
export {
  type PackSlice,
  type PrerenderedEntry,
  type PrerenderedManifest,
  prerenderedFormat,
  prerenderedPlaces,
  readPrerenderedManifest,
  tagOf,
} from "./prerendered-manifest.ts";
