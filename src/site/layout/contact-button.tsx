import { ctaAttributes } from "#config/events/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { ariaCurrent, contactLink } from "./nav-links.ts";

/** The contact button (spec 2.2), used in the wide header, the narrow header and the slide-in menu. */
export function ContactButton({ pathname, className }: { pathname: string; className?: string }) {
  return (
    <a
      href={contactLink.path}
      aria-current={ariaCurrent(pathname, contactLink)}
      className={buttonClass({ variant: "marker", className })}
      {...ctaAttributes(contactLink.label, "header")}
    >
      {contactLink.label}
    </a>
  );
}
