export { ReportForm } from "./islands.ts";
export { ContactLink, type ContactLinkProps } from "./modal/contact-link.tsx";
export { LeadForm } from "./page/lead-form.tsx";
