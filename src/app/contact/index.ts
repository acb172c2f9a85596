export { ContactLink, type ContactLinkProps } from "./contact-link.tsx";
export { ReportForm } from "./islands.ts";
export { LeadForm } from "./lead-form.tsx";
