import { siteConfig } from "../../site/index.ts";
import { dayIn, describeMoment, describeTime, showsSame } from "../zoned-time.ts";

/** The chosen time, repeated beside the submit button. */
export function ChosenTime({
  slotStart,
  zone,
  officeZone,
}: {
  /** Empty before one is chosen. */
  slotStart: string;
  zone: string;
  officeZone: string;
}) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {slotStart ? (
        <>
          <strong className="text-ink">{describeMoment(zone, slotStart)}</strong>
          {!showsSame(zone, officeZone, slotStart) &&
            `, which is ${describeOffice(slotStart, zone, officeZone)} in ${siteConfig.office.city}`}
        </>
      ) : (
        "No time chosen yet."
      )}
    </p>
  );
}

/** Returns the office's time, with the day where it differs. */
function describeOffice(slotStart: string, zone: string, officeZone: string): string {
  const isSameDay = dayIn(zone, slotStart) === dayIn(officeZone, slotStart);
  return (isSameDay ? describeTime : describeMoment)(officeZone, slotStart);
}
