import { ReferenceLine } from "../../leads/browser/index.ts";
import { bookingFilePath, bookingPath } from "../../site/index.ts";
import { Button, buttonClass } from "../../ui/button/button.tsx";
import type { ShownBooking } from "../index.ts";
import { BookingTimes } from "./booking-times.tsx";
import { CalendarButtons } from "./calendar-buttons.tsx";
import { ScheduleLink } from "./schedule-link.tsx";

/** The content of a booking's page: times, calendar links and the cancel button. */
export function BookingDetails({
  booking,
  origin,
}: {
  booking: ShownBooking;
  /** Origin of this site. */
  origin: string;
}) {
  const { slotStart, slotMinutes, token, state, reference, visitorZone, isPast } = booking;
  return (
    <div className="grid max-w-prose justify-items-start gap-6">
      <BookingTimes slotStart={slotStart} zone={visitorZone} />
      <ReferenceLine reference={reference} />
      {state === "booked" && !isPast ? (
        <>
          <CalendarButtons slotStart={slotStart} slotMinutes={slotMinutes} token={token} origin={origin} />
          <form
            action={bookingPath(token)}
            method="post"
            className="mt-4 grid w-full gap-3 border-t border-line pt-6"
          >
            <p>Can't make it? Cancel the call so that we don't wait for you.</p>
            <Button type="submit" variant="secondary" className="justify-self-start">
              Cancel this call
            </Button>
          </form>
        </>
      ) : (
        <>
          {state === "cancelled" && (
            <a href={bookingFilePath(token)} className="link-more">
              Remove the call from your calendar (.ics)
            </a>
          )}
          <ScheduleLink location="booking" className={buttonClass({ variant: "marker" })}>
            Schedule another call
          </ScheduleLink>
        </>
      )}
    </div>
  );
}
