export { ConsentBanner } from "./consent-banner.tsx";
export { PreferencesDialog } from "./preferences-dialog.tsx";
export { preferencesHref } from "./preferences-link.ts";
