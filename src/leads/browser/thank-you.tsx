import { type ReactNode, useEffect, useId, useRef } from "react";
import { SuccessIcon } from "../../ui/icons/icons.tsx";
import { ReferenceLine } from "./reference-line.tsx";

/** What takes a form's place after a success (spec 2.4, 4.2): the thanks, the reference, and what follows. */
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
  /** Whether the form was sent a moment ago, and the focus with it. */
  takesFocus: boolean;
  /** When we reply, where nothing around the form says it. */
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
      {/* The focus is here: the reference is heard with the thanks. */}
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
