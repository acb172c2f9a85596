import { useId } from "react";
import { Section } from "#platform/ui/drafting/section.tsx";
import { pageCopy } from "../page-copy.server.ts";

/** Pillars, drawn as the legs of a table (spec 2.5). */
export function BringSection() {
  const { heading, lead, pillars } = pageCopy.about.bring;
  return (
    <Section className="section-tight" headingId="bring" title={heading} lead={lead}>
      <div>
        <TableTop />
        <ul className="table-legs">
          {pillars.map(({ id, title, body }) => (
            <li key={id} className="grid content-start gap-3 md:max-lg:grid-cols-[1fr_2fr]">
              <h3 className="text-2xl">{title}</h3>
              <p className="text-ink-soft">{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A hatched plank in cross section. */
function TableTop() {
  const id = useId();
  return (
    <svg width="100%" height="22" className="table-top" aria-hidden="true">
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" className="stroke-brand" />
      </pattern>
      <rect width="100%" height="22" fill={`url(#${id})`} />
    </svg>
  );
}
