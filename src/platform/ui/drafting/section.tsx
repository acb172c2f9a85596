import type { ComponentProps } from "react";
import { SectionHeading } from "./section-heading.tsx";

/** A section of a page: a heading, optionally a lead of one or two sentences, and content in the page column. */
export function Section({
  headingId,
  title,
  lead,
  children,
  ...rest
}: { headingId: string; title: string; lead?: string | undefined } & Omit<
  ComponentProps<"section">,
  "title"
>) {
  return (
    <section {...rest} aria-labelledby={headingId}>
      <div className="wrap grid grid-cols-1 gap-6 lg:gap-8">
        <SectionHeading id={headingId} title={title} lead={lead} />
        {children}
      </div>
    </section>
  );
}
