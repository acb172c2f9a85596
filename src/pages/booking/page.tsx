import { BookingDetails } from "../../bookings/browser/booking-details.tsx";
import type { ShownBooking } from "../../bookings/index.ts";
import { PageNotFound, type PageRequest } from "../page.ts";
import { SchedulingHero } from "../schedule/scheduling-hero.tsx";

/** A booked call, for anyone who has its address (decisions: Scheduling). */
export function BookingPage({ url, booking }: PageRequest<{ token: string }>) {
  if (!booking) throw new PageNotFound();
  return (
    <>
      <SchedulingHero {...describe(booking)} />
      <div className="wrap-narrow section-tight">
        <BookingDetails booking={booking} origin={url.origin} />
      </div>
    </>
  );
}

function describe({ state, isPast, firstName }: ShownBooking): { title: string; lead: string } {
  if (state === "cancelled") {
    return {
      title: "Your call is cancelled",
      lead: "The time has been freed again. We will both get an email about it.",
    };
  }
  if (isPast) {
    return { title: "Your call", lead: "It has started or is over, so it can no longer be cancelled." };
  }
  return { title: "Your call is booked", lead: `We look forward to talking to you, ${firstName}.` };
}
