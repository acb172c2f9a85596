import { describeMoment, showsSame } from "../../scheduling/words.ts";
import { siteConfig } from "../../site/index.ts";

/** What is about to be booked, beside the button, so that nobody has to look back. */
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
    <p role="status" className="text-sm empty:hidden">
      {slotStart && <strong>{describeMoment(zone, slotStart)}</strong>}
      {slotStart &&
        !showsSame(zone, officeZone, slotStart) &&
        `, which is ${describeMoment(officeZone, slotStart)} in ${siteConfig.office.city}`}
    </p>
  );
}
