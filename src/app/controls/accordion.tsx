import { type ReactNode, useId, useState } from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import { Fold } from "./fold.tsx";

/** Parts that fold: at most one is open, and pressing the open one closes it (spec 4.3). */
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
  const [shownId, setShownId] = useState(openId);
  return (
    <div className="accordion">
      {parts.map((part) => (
        <Fold
          key={part.id}
          open={part.id === shownId}
          onOpenChange={(open) => setShownId(open ? part.id : undefined)}
          group={group}
          className="accordion-part"
          headingLevel={headingLevel}
          headClassName="accordion-head"
          head={
            <>
              <span>{part.title}</span>
              <ChevronDownIcon size={20} />
            </>
          }
          bodyClassName="accordion-body"
        >
          {part.body}
        </Fold>
      ))}
    </div>
  );
}
