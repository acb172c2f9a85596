export { createBrowserSender } from "./browser-sender.ts";
export { draftModal } from "./draft-modal.ts";
export { draftPage } from "./draft-page.ts";
export { draftReport } from "./draft-report.ts";
