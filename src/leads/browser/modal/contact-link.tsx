import { ctaAttributes } from "../../../analytics/index.ts";
import { paths } from "../../../site/index.ts";

interface ContactLinkProps {
  /** Link text, also sent to analytics. */
  children: string;
  /** The part of the site that contains the link, for analytics. */
  location: string;
  className?: string;
}

/**
 * Opens the contact modal. In the HTML it is a link to the contact page, which works without JavaScript and in new
 * tabs; the entry script turns it into a button.
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
