import { Accordion } from "../../ui/accordion/accordion.tsx";
import { findDay, groupSlots } from "../slot-days.ts";
import { dayIn, describeDay } from "../zoned-time.ts";
import { TimeChoices } from "./time-choices.tsx";

export function SlotAccordion({
  slots,
  zone,
  officeZone,
  requested,
  takesFocus,
}: {
  /** At least one. */
  slots: readonly string[];
  zone: string;
  officeZone: string;
  /** The slot of a refused post, whose day starts open; empty for none. */
  requested: string;
  /** Whether the first slot of the open day takes the focus when the page loads. */
  takesFocus: boolean;
}) {
  const days = groupSlots(slots, zone);
  const shown = findDay(days, requested && dayIn(zone, requested));
  return (
    <Accordion
      openId={shown?.key ?? ""}
      parts={days.map((day) => {
        const name = describeDay(zone, day.slots[0]);
        return {
          id: day.key,
          title: name,
          body: (
            <TimeChoices
              legend={`Time on ${name}`}
              hideLegend
              slots={day.slots}
              zone={zone}
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
  );
}

/** Returns the slot of a refused post if it is a time at all; otherwise "". */
export function readRequestedSlot(slotStart = ""): string {
  return Number.isNaN(Date.parse(slotStart)) ? "" : slotStart;
}
