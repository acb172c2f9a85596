import { island } from "#platform/islands/island.ts";

export const ContactModal = island("ContactModal", () => import("./modal/contact-modal.tsx"), "intent");
export const PageForm = island("PageForm", () => import("./page-form/page-form.tsx"));
export const ReportForm = island("ReportForm", () => import("./report-form.tsx"), "intent");
