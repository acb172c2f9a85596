import { useEffect, useRef } from "react";
import { reportPath } from "../../../site/index.ts";
import { SuccessIcon } from "../../../ui/icons/icons.tsx";
import { ReferenceLine } from "../reference-line.tsx";
import { heldLead } from "../wording.ts";

/** The message that replaces the report form after a success (spec 4.5). */
export function ReportSent({
  signalSlug,
  reference,
  isHeld,
  takesFocus,
}: {
  signalSlug: string;
  reference: string | null;
  /** A person reviews it before any mail is sent. */
  isHeld: boolean;
  /** Whether the form was just sent, and lost the focus with its fields. */
  takesFocus: boolean;
}) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) words.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid justify-items-start gap-3">
      <SuccessIcon size={36} className="-ml-1 text-success" />
      <p ref={words} tabIndex={-1} className="text-xl font-semibold text-balance outline-none">
        {isHeld ? "Thanks! We have your request." : "Thanks! Your report is on its way."}
      </p>
      <p>{isHeld ? heldLead : "We've sent the full report to your email."}</p>
      <a href={reportPath(signalSlug)} download className="link-more">
        Download the report (PDF)
      </a>
      {reference !== null && <ReferenceLine reference={reference} />}
    </div>
  );
}
