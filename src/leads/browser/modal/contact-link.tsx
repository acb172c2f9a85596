import { ctaAttributes } from "../../../analytics/index.ts";
import { paths } from "../../../site/index.ts";

interface ContactLinkProps {
  /** Its label, also in analytics. */
  children: string;
  /** The part of the site it is in, for analytics. */
  location: string;
  className?: string;
}

/**
 * "Opens the contact modal" (spec 2.3, 2.9). In the HTML it is a link to the contact page, which is what it does
 * without JavaScript and for a click that opens a new tab; the entry script makes it a button.
 */
export function ContactLink({ children, location, className }: ContactLinkProps) {
  return (
    <a
      href={paths.contact}
      data-button=""
      data-contact=""
      className={className}
      {...ctaAttributes(children, location)}
    >
      {children}
    </a>
  );
}
