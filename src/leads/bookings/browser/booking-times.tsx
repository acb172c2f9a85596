import { siteConfig } from "#config/index.ts";
import { describeMoment, describeZone, showsSame } from "#platform/time/zoned-time.ts";

/** Shows the booking time in the visitor's time zone and, if it differs, in the office's. */
export function BookingTimes({
  slotStart,
  visitorZone,
  id,
}: {
  slotStart: string;
  visitorZone: string;
  id?: string;
}) {
  const { office, scheduling } = siteConfig;
  const officeZone = scheduling.timeZone;
  const isSame = showsSame(visitorZone, officeZone, slotStart);
  return (
    <dl id={id} className="grid w-full">
      <BookingTime term={isSame ? "When" : "Your time"} slotStart={slotStart} zone={visitorZone} />
      {!isSame && <BookingTime term={`In ${office.city}`} slotStart={slotStart} zone={officeZone} />}
    </dl>
  );
}

function BookingTime({ term, slotStart, zone }: { term: string; slotStart: string; zone: string }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="grid">
        <time dateTime={slotStart} className="text-lg font-semibold">
          {describeMoment(zone, slotStart)}
        </time>
        <span className="text-sm text-ink-soft">{describeZone(zone, slotStart)}</span>
      </dd>
    </div>
  );
}
