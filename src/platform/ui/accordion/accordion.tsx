import { type ReactNode, useId } from "react";

/** Native `details` that share a name, so at most one is open; clicking the open one closes it (spec 4.3). */
export function Accordion({
  parts,
  openId,
}: {
  parts: ReadonlyArray<{ id: string; title: ReactNode; body: ReactNode }>;
  /** The part that starts open; none by default. */
  openId?: string | undefined;
}) {
  const group = useId();
  return (
    <div className="accordion">
      {parts.map((part) => (
        <details
          key={part.id}
          name={group}
          open={part.id === openId}
          className="accordion-part break-inside-avoid"
        >
          <summary className="accordion-head fold-button">
            <h3 className="fold-head">{part.title}</h3>
          </summary>
          <div className="pb-6 text-ink-soft print:pb-2">{part.body}</div>
        </details>
      ))}
    </div>
  );
}
