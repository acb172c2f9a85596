export { describeEntry } from "./describe-entry.ts";
export { Metadata } from "./metadata.tsx";
export type { PageMetadata, SeoRecord } from "./page-metadata.ts";
export { resolveMetadata } from "./resolve-metadata.ts";
export { findShareImage, listIllustrated, shareImagePath, siteShareImage } from "./share-image.ts";
