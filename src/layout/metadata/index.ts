export { type AddressedContent, findSource } from "./find-source.ts";
export { Metadata } from "./metadata.tsx";
export { failedSource, notFoundSource, noticeSource } from "./page-metadata.ts";
export { resolveMetadata } from "./resolve-metadata.ts";
export type { SeoRecord, SeoSource } from "./seo-record.ts";
export { listIllustrated, shareImagePath } from "./share-image.ts";
