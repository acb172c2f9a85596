import { startTransition, useEffect, useMemo, useState } from "react";
import { Choice, ChoiceGroup } from "../../ui/choice/choice.tsx";
import { findDay, groupSlots } from "../slot-days.ts";
import { describeDay, describeZone, shortDay } from "../zoned-time.ts";
import { TimeChoices } from "./time-choices.tsx";
import { ZoneSelect } from "./zone-select.tsx";

/** Delay of the full list of zones, in ms: its hundreds of options would delay the dialog's first frame by a third. */
const ALL_ZONES_DELAY_MS = 300;

export function SlotPicker({
  slots,
  officeZone,
  zone,
  day,
  slotStart,
  onZone,
  onDay,
  onSlot,
}: {
  /** At least one. */
  slots: readonly string[];
  officeZone: string;
  zone: string;
  /** As returned by `dayIn`; empty before one is chosen. */
  day: string;
  /** Empty before one is chosen. */
  slotStart: string;
  onZone: (zone: string) => void;
  onDay: (day: string) => void;
  onSlot: (slotStart: string) => void;
}) {
  const [hasAllZones, setHasAllZones] = useState(false);
  const days = useMemo(() => groupSlots(slots, zone), [slots, zone]);
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
          const { weekday, day: date, month } = shortDay(zone, start);
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
        legend={`Time on ${describeDay(zone, first)}`}
        slots={shown.slots}
        zone={zone}
        officeZone={officeZone}
        stateOf={(slot) => ({ checked: slot === slotStart, onChange: () => onSlot(slot) })}
      />
      <ZoneSelect
        hint={describeZone(zone, first)}
        zones={[zone, officeZone]}
        listsAllZones={hasAllZones}
        value={zone}
        onChange={(event) => onZone(event.currentTarget.value)}
      />
    </>
  );
}
