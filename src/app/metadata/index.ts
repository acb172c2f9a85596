export { type AddressedContent, findSource } from "./find-source.ts";
export { toMetaDescriptors } from "./meta-descriptors.ts";
export { readPageWords } from "./page-metadata.ts";
export { resolveMetadata } from "./resolve-metadata.ts";
export type { SeoRecord, SeoSource } from "./seo-record.ts";
export { listIllustrated, shareImagePath } from "./share-image.ts";
