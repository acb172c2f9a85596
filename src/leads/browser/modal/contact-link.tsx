import { ctaAttributes } from "../../../analytics/index.ts";
import { paths } from "../../../site/index.ts";

interface ContactLinkProps {
  /** The label, also sent to analytics. */
  children: string;
  /** The part of the site that it is in, for analytics. */
  location: string;
  className?: string;
}

/**
 * Opens the contact modal. Without JavaScript, or in a new tab, it is a link to the contact page; the entry script makes
 * it a button.
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
