import type { ReactNode } from "react";
import { useId } from "react";
import { ChevronDownIcon } from "../icons/index.ts";

/**
 * Parts that fold: at most one is open, and pressing the open one closes it (spec 4.3). Plain `details` of one
 * name, so it works without JavaScript.
 */
export function Accordion({
  parts,
  openId,
  headingLevel = 3,
}: {
  parts: ReadonlyArray<{ id: string; title: ReactNode; body: ReactNode }>;
  /** Part that stands open at first; none where left out. */
  openId?: string;
  headingLevel?: 3 | 4;
}) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="accordion">
      {parts.map((part) => (
        <details key={part.id} name={group} open={part.id === openId} className="accordion-part">
          <summary className="accordion-head">
            <Heading>{part.title}</Heading>
            <ChevronDownIcon size={20} />
          </summary>
          <div className="accordion-body">{part.body}</div>
        </details>
      ))}
    </div>
  );
}
