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
    <p role="status" className="text-sm text-ink-soft">
      {slotStart ? (
        <>
          <strong className="text-ink">{describeMoment(zone, slotStart)}</strong>
          {!showsSame(zone, officeZone, slotStart) &&
            `, which is ${describeMoment(officeZone, slotStart)} in ${siteConfig.office.city}`}
        </>
      ) : (
        "No time chosen yet."
      )}
    </p>
  );
}
