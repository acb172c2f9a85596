import { ctaAttributes } from "../analytics/index.ts";
import { buttonClass } from "../ui/button/button.tsx";
import { contactPlace, relateToPlace } from "./places.ts";

/** The header's way to contact (spec 2.2): in the links of wide screens, in the bar of narrow ones, in their menu. */
export function ContactButton({ pathname, className }: { pathname: string; className?: string }) {
  return (
    <a
      href={contactPlace.path}
      aria-current={relateToPlace(pathname, contactPlace)}
      className={buttonClass({ className })}
      {...ctaAttributes(contactPlace.label, "header")}
    >
      {contactPlace.label}
    </a>
  );
}
