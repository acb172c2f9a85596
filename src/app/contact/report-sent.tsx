import { useEffect, useRef } from "react";
import { SuccessIcon } from "../icons/index.ts";

/** What stands in the report form's place after a success (spec 4.5). It takes the focus that the form had. */
export function ReportSent({ reference }: { reference: string | null }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <SuccessIcon size={36} className="-ml-1 text-success" />
      <p ref={words} tabIndex={-1} className="text-xl font-semibold outline-none">
        Thanks! Your report is on its way.
      </p>
      <p>We've sent the full report to your email.</p>
      {reference !== null && (
        <p className="dimension text-sm">
          Your reference <strong className="tabular text-ink">{reference}</strong>
        </p>
      )}
    </div>
  );
}
