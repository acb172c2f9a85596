import { type ReactNode, useEffect, useId, useRef } from "react";
import { ctaAttributes } from "#config/events/index.ts";
import { scheduleAtPath, schedulePath } from "#config/index.ts";
import { SuccessIcon } from "#platform/ui/icons/icons.tsx";
import { ReferenceLine } from "./reference-line.tsx";

/** Replaces a form after a success (spec 2.4, 4.2). */
export function ThankYou({
  reference,
  level,
  takesFocus,
  reply,
  children,
}: {
  /** Null if nothing was stored. */
  reference: string | null;
  level: 2 | 3;
  /** Whether to take focus, which was lost when the form's fields were hidden. */
  takesFocus: boolean;
  /** Says when we will reply. */
  reply: string;
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
      {/* A screen reader reads the reference with the focused heading. */}
      <Heading
        ref={heading}
        tabIndex={-1}
        aria-describedby={reference === null ? undefined : referenceId}
        className="outline-none text-2xl"
      >
        Thank you!
      </Heading>
      <p>{reply}</p>
      <ReferenceLine reference={reference} id={referenceId} />
      {children}
    </div>
  );
}

const callLabel = "Choose a time for a call";

/** `location` is the part of the site, for analytics. `call` is a sent lead's token, with which only a time is asked for. */
export function CallLink({
  location,
  call,
  className = "link-more",
}: {
  location: string;
  call?: string | undefined;
  className?: string;
}) {
  return (
    <a
      href={call ? scheduleAtPath({ call }) : schedulePath}
      className={className}
      {...ctaAttributes(callLabel, location)}
    >
      {callLabel}
    </a>
  );
}
