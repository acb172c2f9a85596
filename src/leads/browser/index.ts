export { PageForm, ReportForm } from "./islands.ts";
export { ContactLink } from "./modal/contact-link.tsx";
