import type { ReactNode } from "react";
import { bookCallPath, bookingPath, filePaths, schedulePath, siteConfig } from "#config/index.ts";
import { describeZone } from "#platform/time/zoned-time.ts";
import { Button, buttonClass } from "#platform/ui/button/button.tsx";
import { FormAlert, Honeypot, ReferenceLine } from "../../forms/browser/index.ts";
import type { RefusedSubmission } from "../../forms/index.ts";
import type { Caller, OpenSlots, RefusedMove, ShownBooking } from "../index.ts";
import { BookingTimes } from "./booking-times.tsx";
import { readRequestedSlot, SlotAccordion } from "./slot-accordion.tsx";
import { NoneFree, NotLoaded } from "./slot-states.tsx";
import { VisitorFields } from "./visitor-fields.tsx";
import { ZoneSelect } from "./zone-select.tsx";

const goneTime = "That time is no longer free. Please choose another.";

/** The scheduling form for use without JavaScript. Each free slot is a radio button, grouped by day. */
export function NativeScheduleForm({
  slots: known,
  zone,
  detectsZone,
  source,
  refused,
  time,
  caller,
  refusedCall,
  children,
}: {
  /** Null if the free slots couldn't be read. The form then offers only the rejected submission's slot, for a retry. */
  slots: OpenSlots | null;
  /** Null until the visitor chooses one. */
  zone: string | null;
  /** Whether a script can reload the page in the browser's time zone. False if the URL contains a time zone. */
  detectsZone: boolean;
  /** URL of the page that first showed the form, including a rejected submission's time zone. */
  source: string;
  /** The rejected submission if this page is the response to one. */
  refused: RefusedSubmission | null;
  /** The time to choose, such as one from an email; any string. */
  time: string;
  /** If given, the form asks only for a time. */
  caller: Caller | null;
  /** The rejected call of `caller` if this page is the response to one. */
  refusedCall: RefusedMove | null;
  /** Shown below the button. */
  children?: ReactNode;
}) {
  if (caller?.booking) return <CallerBooking booking={caller.booking} />;
  const restored = refused?.formType === "schedule" ? refused : null;
  const { error = null, fields = {}, values } = restored ?? {};
  const wanted = readRequestedSlot(refusedCall?.slotStart ?? values?.slotStart ?? time);
  const slots = known ?? (wanted ? { timezone: siteConfig.scheduling.timeZone, slots: [wanted] } : null);
  if (!slots) {
    const retry = (
      <a href={schedulePath} className={buttonClass()}>
        Try again
      </a>
    );
    return <NotLoaded retry={retry} />;
  }
  const visitorZone = zone ?? slots.timezone;
  const [first] = slots.slots;
  if (first === undefined) return <NoneFree />;
  const isGone = wanted !== "" && known !== null && !known.slots.includes(wanted);
  const slotError = refusedCall?.error ?? fields.slotStart ?? (isGone ? goneTime : null);

  return (
    <div className="grid gap-6">
      <details>
        <summary className="w-fit py-2 text-sm text-ink-soft">
          Times in {describeZone(visitorZone, wanted || first)}. <span className="link">Change</span>
        </summary>
        <form
          action={schedulePath}
          data-office-zone={detectsZone ? slots.timezone : undefined}
          className="flex flex-wrap items-end gap-3 pt-2 print:hidden"
        >
          {time && <input type="hidden" name="time" value={time} />}
          {caller && <input type="hidden" name="call" value={caller.token} />}
          <ZoneSelect zones={[visitorZone, slots.timezone]} listsAllZones defaultValue={visitorZone} />
          <Button type="submit" variant="secondary" className="min-h-12">
            Show in this zone
          </Button>
        </form>
      </details>
      <form
        action={caller ? bookCallPath : filePaths.forms}
        method="post"
        noValidate
        className="grid items-start gap-x-12 gap-y-8 md:grid-cols-2 print:block"
      >
        {zone && <input type="hidden" name="timezone" value={zone} />}
        {caller ? (
          <input type="hidden" name="call" value={caller.token} />
        ) : (
          <>
            <input type="hidden" name="formType" value="schedule" />
            <input type="hidden" name="mode" value="full" />
            <input type="hidden" name="source" value={source} />
            <Honeypot />
          </>
        )}
        <div className="grid gap-5">
          <h2 className="text-xl">Choose a time</h2>
          <FormAlert error={slotError} />
          <SlotAccordion
            slots={slots.slots}
            visitorZone={visitorZone}
            officeZone={slots.timezone}
            requested={wanted}
            takesFocus={slotError !== null}
          />
        </div>
        <div className="grid gap-5 print:hidden">
          {caller ? (
            <>
              <h2 className="text-xl">Your request</h2>
              <p>We have your details, so only the time is missing.</p>
              <ReferenceLine reference={caller.reference} />
            </>
          ) : (
            <>
              <h2 className="text-xl">Your details</h2>
              <VisitorFields errors={fields} texts={values} />
            </>
          )}
          <Button type="submit" variant="marker" size="large">
            Schedule a Call
          </Button>
          <FormAlert error={fields.slotStart ? null : error} />
          {children}
        </div>
      </form>
    </div>
  );
}

/** Shown instead of the form to a visitor whose request already has a call. */
function CallerBooking({ booking }: { booking: ShownBooking }) {
  const { slotStart, visitorZone, token } = booking;
  const isBooked = booking.state === "booked";
  return (
    <div className="grid max-w-prose justify-items-start gap-6">
      <h2 className="text-xl">
        {isBooked ? "Your request already has a call" : "The call for this request was canceled"}
      </h2>
      <BookingTimes slotStart={slotStart} visitorZone={visitorZone} />
      <a href={isBooked ? bookingPath(token) : schedulePath} className={buttonClass({ variant: "marker" })}>
        {isBooked ? "See, move or cancel your call" : "Schedule another call"}
      </a>
    </div>
  );
}
