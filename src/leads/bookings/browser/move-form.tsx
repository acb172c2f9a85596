import { bookingMovePath } from "#config/index.ts";
import { describeZone } from "#platform/time/zoned-time.ts";
import { Button, buttonClass } from "#platform/ui/button/button.tsx";
import { FormAlert } from "../../forms/browser/index.ts";
import type { OpenSlots, RefusedMove, ShownBooking } from "../index.ts";
import { readRequestedSlot, SlotAccordion } from "./slot-accordion.tsx";
import { NoneFree, NotLoaded } from "./slot-states.tsx";

/** A native form that moves a booking to another slot; initially collapsed. */
export function MoveForm({
  booking,
  slots,
  refused,
}: {
  booking: ShownBooking;
  /** Null if the free slots couldn't be read. */
  slots: OpenSlots | null;
  refused: RefusedMove | null;
}) {
  const { token, visitorZone, slotStart } = booking;
  return (
    <details open={refused !== null} className="group w-full">
      <summary className={buttonClass({ variant: "secondary" })}>Move this call</summary>
      <form action={bookingMovePath(token)} method="post" noValidate className="mt-6 grid gap-5">
        <FormAlert error={refused?.error ?? null} />
        {!slots && <NotLoaded />}
        {slots?.slots.length === 0 && <NoneFree />}
        {slots && slots.slots.length > 0 && (
          <>
            <p className="text-sm text-ink-soft">
              Choose a new time. All times are in {describeZone(visitorZone, slotStart)}.
            </p>
            <SlotAccordion
              slots={slots.slots}
              visitorZone={visitorZone}
              officeZone={slots.timezone}
              requested={readRequestedSlot(refused?.slotStart)}
              takesFocus={refused !== null}
            />
            <Button type="submit" variant="marker" className="justify-self-start">
              Move to this time
            </Button>
          </>
        )}
      </form>
    </details>
  );
}
