export { ConsentBanner } from "./consent-banner.tsx";
export type { ConsentCopy } from "./copy.ts";
export { PreferencesDialog } from "./preferences-dialog.tsx";
export { preferencesHref } from "./preferences-link.ts";
