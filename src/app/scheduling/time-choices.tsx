import type { ComponentProps } from "react";
import { dayIn, describeTime, shortDay, showsSame } from "../../scheduling/words.ts";
import { siteConfig } from "../../site/index.ts";
import { Choice, choiceLooks } from "./choice.tsx";

/** The free times of one day, the office's clock below the visitor's where they differ (decisions: Scheduling). */
export function TimeChoices({
  legend,
  legendUnseen = false,
  slots,
  zone,
  officeZone,
  stateOf,
}: {
  legend: string;
  /** The legend is heard; where it would be seen, something else says it. */
  legendUnseen?: boolean;
  slots: readonly string[];
  zone: string;
  officeZone: string;
  stateOf: (
    slot: string,
  ) => Pick<ComponentProps<"input">, "checked" | "defaultChecked" | "autoFocus" | "onChange">;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={legendUnseen ? "sr-only" : choiceLooks.legend}>{legend}</legend>
      <div className="segments grid grid-cols-3">
        {slots.map((slot) => (
          <Choice key={slot} name="slotStart" value={slot} {...stateOf(slot)}>
            <span>{describeTime(zone, slot)}</span>{" "}
            {!showsSame(zone, officeZone, slot) && (
              <span className={choiceLooks.aside}>
                {describeOffice(slot, zone, officeZone)}
                <span className="sr-only"> in {siteConfig.office.city}</span>
              </span>
            )}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** The office's time, with its weekday where that is another. */
function describeOffice(slot: string, zone: string, officeZone: string): string {
  const time = describeTime(officeZone, slot);
  return dayIn(zone, slot) === dayIn(officeZone, slot)
    ? time
    : `${shortDay(officeZone, slot).weekday} ${time}`;
}
