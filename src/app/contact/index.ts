export { ReportForm } from "./islands.ts";
export { ContactLink } from "./modal/contact-link.tsx";
export { LeadForm } from "./page/lead-form.tsx";
