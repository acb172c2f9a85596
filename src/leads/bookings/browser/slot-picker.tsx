import { startTransition, useEffect, useMemo, useState } from "react";
import { describeDay, describeZone, shortDay } from "#platform/time/zoned-time.ts";
import { Choice, ChoiceGroup } from "#platform/ui/field/choice.tsx";
import { findDay, groupSlots } from "../slot-days.ts";
import { NightNote } from "./night-note.tsx";
import { TimeChoices } from "./time-choices.tsx";
import { ZoneSelect } from "./zone-select.tsx";

/** Delay in ms before all time zones are listed: hundreds of options would make the first frame a third slower. */
const ALL_ZONES_DELAY_MS = 300;

export function SlotPicker({
  slots,
  officeZone,
  visitorZone,
  day,
  slotStart,
  onZone,
  onDay,
  onSlot,
}: {
  /** Must contain at least one slot. */
  slots: readonly string[];
  officeZone: string;
  visitorZone: string;
  /** As returned by `dayIn`; empty until the visitor chooses one. */
  day: string;
  /** Empty until the visitor chooses one. */
  slotStart: string;
  onZone: (visitorZone: string) => void;
  onDay: (day: string) => void;
  onSlot: (slotStart: string) => void;
}) {
  const [hasAllZones, setHasAllZones] = useState(false);
  const days = useMemo(() => groupSlots(slots, visitorZone), [slots, visitorZone]);
  const shown = findDay(days, day);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setHasAllZones(true)), ALL_ZONES_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const [first] = shown.slots;
  return (
    <>
      <ChoiceGroup legend="Day" columns={5}>
        {days.map(({ key, slots: [start] }) => {
          const { weekday, day: date, month } = shortDay(visitorZone, start);
          return (
            <Choice
              key={key}
              name="day"
              value={key}
              checked={key === shown.key}
              onChange={() => onDay(key)}
              over={weekday}
            >{`${month} ${date}`}</Choice>
          );
        })}
      </ChoiceGroup>
      <TimeChoices
        legend={`Time on ${describeDay(visitorZone, first)}`}
        slots={shown.slots}
        visitorZone={visitorZone}
        officeZone={officeZone}
        stateOf={(slot) => ({ checked: slot === slotStart, onChange: () => onSlot(slot) })}
      />
      <NightNote slots={slots} visitorZone={visitorZone}>
        Ask for one in your day with our contact form.
      </NightNote>
      <ZoneSelect
        hint={describeZone(visitorZone, first)}
        zones={[visitorZone, officeZone]}
        listsAllZones={hasAllZones}
        value={visitorZone}
        onChange={(event) => onZone(event.currentTarget.value)}
      />
    </>
  );
}
