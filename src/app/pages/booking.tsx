import { PageNotFound, type PageRequest } from "../page.ts";
import { BookingDetails } from "../scheduling/booking-details.tsx";
import { SchedulingHero } from "../scheduling/scheduling-hero.tsx";

/** A booked call, for whoever has its address (decisions: Scheduling). */
export function BookingPage({ url, booking }: PageRequest<{ token: string }>) {
  if (!booking) throw new PageNotFound();
  const isCancelled = booking.state === "cancelled";
  return (
    <>
      <SchedulingHero
        title={isCancelled ? "Your call is cancelled" : "Your call is booked"}
        lead={
          isCancelled
            ? "The time is free again. You have a mail that takes it out of your calendar."
            : `We look forward to talking to you, ${booking.firstName}.`
        }
      />
      <div className="wrap-narrow section-tight">
        <BookingDetails booking={booking} origin={url.origin} nowMs={Date.now()} />
      </div>
    </>
  );
}
