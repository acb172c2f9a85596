import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { SuccessIcon } from "../icons/index.ts";

/** What stands in the form's place after a success (spec 2.4): the thanks, the reference, and the way back. */
export function ThankYou({
  reference,
  address,
  level,
  takesFocus,
  onAgain,
}: {
  /** Null where nothing was stored. */
  reference: string | null;
  /** The page with an empty form. */
  address: string;
  level: 2 | 3;
  /** Whether the form was sent a moment ago, and the focus with it. */
  takesFocus: boolean;
  onAgain: (event: MouseEvent) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const Heading = `h${level}` as const;

  return (
    <div className="grid justify-items-start gap-4">
      <SuccessIcon size={40} className="-ml-1 text-success" />
      <Heading ref={heading} tabIndex={-1} className="outline-none text-2xl">
        Thank you!
      </Heading>
      <p>We'll get back to you within 24 hours to schedule your free consultation.</p>
      {reference !== null && (
        <p className="dimension text-sm">
          Your reference <strong className="tabular text-ink">{reference}</strong>
        </p>
      )}
      <Link to={address} className="link-more" onClick={onAgain} preventScrollReset>
        Send another message
      </Link>
    </div>
  );
}
