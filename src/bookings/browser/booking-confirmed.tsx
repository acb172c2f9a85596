import { useEffect, useId, useRef } from "react";
import { ReferenceLine } from "../../leads/browser/index.ts";
import { bookingPath, siteConfig } from "../../site/index.ts";
import { SuccessIcon } from "../../ui/icons/icons.tsx";
import { BookingTimes } from "./booking-times.tsx";
import { CalendarButtons } from "./calendar-buttons.tsx";

/** The title of a confirmed booking. */
export const bookedTitle = "Your call is booked";

/** The title when a person has to look at the request first. */
export const heldTitle = "We have your request";

/** Replaces the form after a booking. */
export function BookingConfirmed({
  slotStart,
  zone,
  email,
  reference,
  token,
}: {
  slotStart: string;
  zone: string;
  email: string;
  /** Null where nothing was stored. */
  reference: string | null;
  /** None where the request is stored and a person has to look at it first. */
  token: string | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const timesId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-5">
      <SuccessIcon size={40} className="-ml-1 text-success" />
      {/* The focus is here: the times are heard with it. */}
      <h3 ref={heading} tabIndex={-1} aria-describedby={timesId} className="pr-10 text-2xl outline-none">
        {token ? bookedTitle : heldTitle}
      </h3>
      <p className="text-ink-soft">
        {token
          ? "We look forward to talking to you."
          : `A person will look at it first, and then write to ${email} about this time.`}
      </p>
      <BookingTimes id={timesId} slotStart={slotStart} zone={zone} />
      {reference !== null && <ReferenceLine reference={reference} />}
      {token && (
        <>
          <CalendarButtons
            slotStart={slotStart}
            slotMinutes={siteConfig.scheduling.slotMinutes}
            token={token}
            origin={location.origin}
          />
          <a href={bookingPath(token)} className="link-more">
            See or cancel your booking
          </a>
        </>
      )}
    </div>
  );
}
