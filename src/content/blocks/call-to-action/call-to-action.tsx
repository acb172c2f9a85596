import type { ReactNode } from "react";
import { ctaAttributes } from "../../../analytics/index.ts";
import { ContactLink } from "../../../leads/browser/index.ts";
import { paths } from "../../../site/index.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import type { CallToActionBlock } from "./call-to-action.ts";

/** A call to action (spec 3). A link to the contact page opens the contact modal. */
export function CallToAction({
  title,
  label,
  href,
  children,
}: Pick<CallToActionBlock<never>, "title" | "label" | "href"> & { children: ReactNode }) {
  const look = buttonClass({ variant: "primary" });
  return (
    <aside aria-label={title} className="prose-block call-to-action dark-sheet">
      <div>
        <p className="call-to-action-title text-xl leading-tight font-semibold tracking-tight">{title}</p>
        {children}
      </div>
      {href === paths.contact ? (
        <ContactLink location="article" className={look}>
          {label}
        </ContactLink>
      ) : (
        <a href={href} className={look} {...ctaAttributes(label, "article")}>
          {label}
        </a>
      )}
    </aside>
  );
}
