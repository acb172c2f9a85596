import type { ComponentProps } from "react";
import { siteConfig } from "#config/index.ts";
import { dayIn, describeTime, shortDay, showsSame } from "#platform/time/zoned-time.ts";
import { Choice, ChoiceGroup } from "#platform/ui/field/choice.tsx";

/** Shows one day's free slots, with the office's time below the visitor's if they differ. */
export function TimeChoices({
  slots,
  visitorZone,
  officeZone,
  stateOf,
  ...legend
}: {
  slots: readonly string[];
  visitorZone: string;
  officeZone: string;
  stateOf: (
    slot: string,
  ) => Pick<ComponentProps<"input">, "checked" | "defaultChecked" | "autoFocus" | "onChange">;
} & Pick<ComponentProps<typeof ChoiceGroup>, "legend" | "hideLegend">) {
  const isElsewhere = (slot: string) => !showsSame(visitorZone, officeZone, slot);
  return (
    <ChoiceGroup
      {...legend}
      hint={slots.some(isElsewhere) && `Below each: ${siteConfig.office.city} time`}
      columns={3}
    >
      {slots.map((slot) => (
        <Choice
          key={slot}
          name="slotStart"
          value={slot}
          {...stateOf(slot)}
          under={
            isElsewhere(slot) && (
              <>
                {describeOffice(slot, visitorZone, officeZone)}
                <span className="sr-only"> in {siteConfig.office.city}</span>
              </>
            )
          }
        >
          <span className="text-sm">{describeTime(visitorZone, slot)}</span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

/** Returns the time at the office, with the weekday if it differs from the visitor's. */
function describeOffice(slot: string, visitorZone: string, officeZone: string): string {
  const time = describeTime(officeZone, slot);
  return dayIn(visitorZone, slot) === dayIn(officeZone, slot)
    ? time
    : `${shortDay(officeZone, slot).weekday} ${time}`;
}
