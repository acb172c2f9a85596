import { ctaAttributes } from "../analytics/index.ts";
import { buttonClass } from "../ui/button/button.tsx";
import { ariaCurrent, contactLink } from "./nav-links.ts";

/** The header's contact button (spec 2.2). It is rendered in the navigation, in the bar of phones and in their menu. */
export function ContactButton({ pathname, className }: { pathname: string; className?: string }) {
  return (
    <a
      href={contactLink.path}
      aria-current={ariaCurrent(pathname, contactLink)}
      className={buttonClass({ className })}
      {...ctaAttributes(contactLink.label, "header")}
    >
      {contactLink.label}
    </a>
  );
}
