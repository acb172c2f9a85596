import type { ComponentProps } from "react";
import { bookingPath } from "#config/index.ts";
import { BookingDetails } from "#leads/bookings/browser/index.ts";
import type { ShownBooking } from "#leads/bookings/index.ts";
import { definePage } from "../define-page.ts";
import { SchedulingHero } from "../schedule/index.ts";

/** The booking page. Anyone who has its URL can open it (spec: Scheduling). */
export const bookingPage = definePage({
  path: bookingPath(":token"),
  load: (token, { booking }) => (booking?.token === token ? booking : undefined),
  metadata: () => ({
    title: "Your Call",
    description: "When your call is, and how to move or cancel it.",
    canonical: null,
  }),
  view: null,
  perRequest: true,
  opensScheduling: true,
  render: ({ data: booking, slots, refusedMove, url }) => (
    <>
      <SchedulingHero {...describe(booking)} />
      <div className="wrap-narrow section-tight">
        <BookingDetails booking={booking} slots={slots} refusedMove={refusedMove} origin={url.origin} />
      </div>
    </>
  ),
});

function describe({ state, isPast, firstName }: ShownBooking): ComponentProps<typeof SchedulingHero> {
  if (state === "cancelled") {
    return {
      title: "Your call is canceled",
      lead: "The time has been freed again. We will both get an email about it.",
    };
  }
  if (isPast) {
    return {
      title: "Your call",
      lead: "It has started or is over, so it can no longer be moved or canceled.",
    };
  }
  return {
    title: "Your call is booked",
    lead: `We look forward to talking to you, ${firstName}.`,
    personDoes: "has your request and prepares the call.",
  };
}
