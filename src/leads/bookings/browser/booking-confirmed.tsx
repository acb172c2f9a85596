import { useEffect, useId, useRef } from "react";
import { bookingPath, siteConfig } from "#config/index.ts";
import { SuccessIcon } from "#platform/ui/icons/icons.tsx";
import { ReferenceLine } from "../../forms/browser/index.ts";
import { BookingTimes } from "./booking-times.tsx";
import { CalendarButtons } from "./calendar-buttons.tsx";
import { JoinLine } from "./join-line.tsx";

export const bookedTitle = "Your call is booked";

/** The title if the lead is quarantined. */
export const quarantinedTitle = "We have your request";

export function BookingConfirmed({
  slotStart,
  visitorZone,
  email,
  reference,
  token,
}: {
  slotStart: string;
  visitorZone: string;
  email: string;
  /** Null if nothing was stored. */
  reference: string | null;
  /** Undefined if the lead is quarantined. */
  token: string | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const timesId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-5">
      <SuccessIcon size={40} className="-ml-1 text-success" />
      {/* Receives focus, so screen readers read it along with the times. */}
      <h3 ref={heading} tabIndex={-1} aria-describedby={timesId} className="pr-10 text-2xl outline-none">
        {token ? bookedTitle : quarantinedTitle}
      </h3>
      <p className="text-ink-soft">
        {token
          ? "We look forward to talking to you."
          : `A person will look at it first, and then write to ${email} about this time.`}
      </p>
      <BookingTimes id={timesId} slotStart={slotStart} visitorZone={visitorZone} />
      <ReferenceLine reference={reference} />
      {token && (
        <>
          <JoinLine />
          <CalendarButtons
            slotStart={slotStart}
            slotMinutes={siteConfig.scheduling.slotMinutes}
            token={token}
            origin={location.origin}
          />
          <a href={bookingPath(token)} className="link-more">
            See, move or cancel your booking
          </a>
        </>
      )}
    </div>
  );
}
