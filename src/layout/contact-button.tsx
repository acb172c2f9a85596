import { ctaAttributes } from "../analytics/index.ts";
import { buttonClass } from "../ui/button/button.tsx";
import { ariaCurrent, contactLink } from "./nav-links.ts";

/** The header's contact button (spec 2.2): beside the links of wide screens, in the bar and in the menu of narrow ones. */
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
