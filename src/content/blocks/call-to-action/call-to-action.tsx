import type { ReactNode } from "react";
import { ctaAttributes } from "#config/events/index.ts";
import { paths } from "#config/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import type { CallToActionBlock } from "./call-to-action.ts";

/** A call to action (spec 3). A link to the contact page opens the contact modal. */
export function CallToAction({
  title,
  label,
  href,
  children,
}: Pick<CallToActionBlock<never>, "title" | "label" | "href"> & { children: ReactNode }) {
  return (
    <aside aria-label={title} className="prose-block call-to-action dark-sheet">
      <div>
        <p className="call-to-action-title text-xl leading-tight font-semibold tracking-tight">{title}</p>
        {children}
      </div>
      <a
        href={href}
        className={buttonClass({ variant: href === paths.contact ? "marker" : "secondary" })}
        {...(href === paths.contact && { "data-button": "", "data-contact": "" })}
        {...ctaAttributes(label, "article")}
      >
        {label}
      </a>
    </aside>
  );
}
