import { paths } from "#config/index.ts";
import { dayIn, describeDay } from "#platform/time/zoned-time.ts";
import { Accordion } from "#platform/ui/accordion/accordion.tsx";
import { findDay, groupSlots } from "../slot-days.ts";
import { NightNote } from "./night-note.tsx";
import { TimeChoices } from "./time-choices.tsx";

export function SlotAccordion({
  slots,
  visitorZone,
  officeZone,
  requested,
  takesFocus,
}: {
  /** Must contain at least one slot. */
  slots: readonly string[];
  visitorZone: string;
  officeZone: string;
  /** The slot from a link or a rejected submission, whose day is open initially; empty if there is none. */
  requested: string;
  /** Whether to focus the first slot of the open day when the page loads. */
  takesFocus: boolean;
}) {
  const days = groupSlots(slots, visitorZone);
  const shown = findDay(days, requested && dayIn(visitorZone, requested));
  return (
    <div className="grid gap-4 [&_.accordion-head]:min-h-11 [&_.accordion-head]:py-2 [&_.accordion-head]:text-base print:[&_.accordion-head]:min-h-0 print:[&_.segment]:min-h-0 print:[&_.segment]:border-0 print:[&_.segment]:p-0 print:[&_.segment-buttons]:grid-cols-9">
      <NightNote slots={slots} visitorZone={visitorZone}>
        <a href={paths.contact} className="link">
          Ask for one in your day
        </a>
      </NightNote>
      <Accordion
        openId={shown?.key ?? ""}
        parts={days.map((day) => {
          const name = describeDay(visitorZone, day.slots[0]);
          return {
            id: day.key,
            title: name,
            body: (
              <TimeChoices
                legend={`Time on ${name}`}
                hideLegend
                slots={day.slots}
                visitorZone={visitorZone}
                officeZone={officeZone}
                stateOf={(slot) => ({
                  defaultChecked: slot === requested,
                  autoFocus: takesFocus && slot === shown?.slots[0],
                })}
              />
            ),
          };
        })}
      />
    </div>
  );
}

/** Returns a requested slot as slots are written, or "" if it isn't a time. */
export function readRequestedSlot(slotStart = ""): string {
  const ms = Date.parse(slotStart);
  return Number.isNaN(ms) ? "" : new Date(ms).toISOString();
}
