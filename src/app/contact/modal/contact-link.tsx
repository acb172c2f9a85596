import type { ReactNode } from "react";
import { paths } from "../../../site/index.ts";
import type { ContactRequest } from "./contact-request.ts";

/** A call to talk: its label, its look (`btn btn-marker`, `link-more`, …), and how the modal opens. */
export interface ContactLinkProps extends ContactRequest {
  children: ReactNode;
  className?: string;
}

/**
 * "Opens the contact modal" (spec 2.3, 2.9). In the HTML it is a link to the contact page, which is what it does
 * without JavaScript and for a click that asks for a new tab; the entry script makes it a button.
 */
export function ContactLink({ children, className, ...request }: ContactLinkProps) {
  return (
    <a href={paths.contact} data-button="" data-contact={JSON.stringify(request)} className={className}>
      {children}
    </a>
  );
}
