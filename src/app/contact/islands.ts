import { island } from "../../islands/island.ts";

export const ContactModal = island("ContactModal", () => import("./contact-modal.tsx"), "intent");
export const PageForm = island("PageForm", () => import("./page-form.tsx"));
export const ReportForm = island("ReportForm", () => import("./report-form.tsx"));
