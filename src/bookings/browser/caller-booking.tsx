import { bookingPath, schedulePath } from "../../site/index.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import type { ShownBooking } from "../index.ts";
import { BookingTimes } from "./booking-times.tsx";

/** Shown instead of the form to a visitor whose request already has a call. */
export function CallerBooking({ booking }: { booking: ShownBooking }) {
  const { slotStart, visitorZone, token } = booking;
  const isBooked = booking.state === "booked";
  return (
    <div className="grid max-w-prose justify-items-start gap-6">
      <h2 className="text-xl">
        {isBooked ? "Your request already has a call" : "The call of this request was cancelled"}
      </h2>
      <BookingTimes slotStart={slotStart} visitorZone={visitorZone} />
      {isBooked ? (
        <a href={bookingPath(token)} className={buttonClass({ variant: "marker" })}>
          See, move or cancel your call
        </a>
      ) : (
        <a href={schedulePath} className={buttonClass({ variant: "marker" })}>
          Schedule another call
        </a>
      )}
    </div>
  );
}
