import { bookingFilePath, bookingPath } from "#config/index.ts";
import { Button, buttonClass } from "#platform/ui/button/button.tsx";
import { ReferenceLine } from "../../forms/browser/index.ts";
import type { OpenSlots, RefusedMove, ShownBooking } from "../index.ts";
import { BookingTimes } from "./booking-times.tsx";
import { CalendarButtons } from "./calendar-buttons.tsx";
import { JoinLine } from "./join-line.tsx";
import { MoveForm } from "./move-form.tsx";
import { ScheduleLink } from "./schedule-link.tsx";

export function BookingDetails({
  booking,
  slots,
  refusedMove,
  origin,
}: {
  booking: ShownBooking;
  /** Null if the free slots couldn't be read. */
  slots: OpenSlots | null;
  refusedMove: RefusedMove | null;
  origin: string;
}) {
  const { slotStart, slotMinutes, token, state, reference, visitorZone, isPast } = booking;
  return (
    <div className="grid max-w-prose justify-items-start gap-6">
      <BookingTimes slotStart={slotStart} visitorZone={visitorZone} />
      <ReferenceLine reference={reference} />
      {state === "booked" && !isPast ? (
        <>
          <JoinLine />
          <CalendarButtons slotStart={slotStart} slotMinutes={slotMinutes} token={token} origin={origin} />
          <div className="mt-4 grid w-full gap-6 border-t border-line pt-6">
            <div className="grid gap-3">
              <p>Need another time?</p>
              <MoveForm booking={booking} slots={slots} refused={refusedMove} />
            </div>
            <form action={bookingPath(token)} method="post" className="grid gap-3">
              <p>Can’t make it? Cancel the call so that we don’t wait for you.</p>
              <Button type="submit" variant="secondary" className="justify-self-start">
                Cancel this call
              </Button>
            </form>
          </div>
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
