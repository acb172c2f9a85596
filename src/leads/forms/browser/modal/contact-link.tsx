import { ctaAttributes } from "#config/events/index.ts";
import { paths } from "#config/index.ts";

export interface DialogLinkProps {
  /** Link text, also sent to analytics. */
  children: string;
  /** The part of the site that contains the link, for analytics. */
  location: string;
  className?: string;
}

/**
 * Opens a dialog. In the HTML it is a link to the page that does the same, which works without JavaScript and in new tabs;
 * the entry script turns it into a button.
 */
export function DialogLink({
  children,
  location,
  ...link
}: DialogLinkProps & { href: string; "data-contact"?: ""; "data-schedule"?: "" }) {
  return (
    <a data-button="" {...link} {...ctaAttributes(children, location)}>
      {children}
    </a>
  );
}

/** Opens the contact modal. */
export function ContactLink(props: DialogLinkProps) {
  return <DialogLink href={paths.contact} data-contact="" {...props} />;
}
