import { type ReactNode, useEffect, useId, useRef } from "react";
import { ctaAttributes } from "../../analytics/index.ts";
import { schedulePath } from "../../site/index.ts";
import { SuccessIcon } from "../../ui/icons/icons.tsx";
import { ReferenceLine } from "./reference-line.tsx";

/** The message that replaces a form after a success (spec 2.4, 4.2), with the reference. */
export function ThankYou({
  reference,
  level,
  takesFocus,
  lead,
  children,
}: {
  /** Null where nothing was stored. */
  reference: string | null;
  level: 2 | 3;
  /** Whether the form was just sent, and lost the focus with its fields. */
  takesFocus: boolean;
  /** When we reply, unless the page around the form already says it. */
  lead?: string;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const referenceId = useId();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const Heading = `h${level}` as const;

  return (
    <div className="grid justify-items-start gap-4">
      <SuccessIcon size={40} className="-ml-1 text-success" />
      {/* Takes the focus, so a screen reader reads the reference with it. */}
      <Heading
        ref={heading}
        tabIndex={-1}
        aria-describedby={reference === null ? undefined : referenceId}
        className="outline-none text-2xl"
      >
        Thank you!
      </Heading>
      {lead && <p>{lead}</p>}
      {reference !== null && <ReferenceLine reference={reference} id={referenceId} />}
      {children}
    </div>
  );
}

const callLabel = "Choose a time for a call";

/** Leads to the office's calendar, wherever a form offers a conversation; `location` is for analytics. */
export function CallLink({ location }: { location: string }) {
  return (
    <a href={schedulePath} className="link-more" {...ctaAttributes(callLabel, location)}>
      {callLabel}
    </a>
  );
}
