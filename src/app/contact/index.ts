export { ContactLink, type ContactLinkProps } from "./contact-link.tsx";
export { ContactModalHost } from "./contact-modal-host.tsx";
export { LeadForm } from "./lead-form.tsx";
export { type ContactRequest, type ContactTab, openContact } from "./open-contact.ts";
export { ReportForm } from "./report-form.tsx";
