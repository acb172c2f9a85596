import { useEffect, useState } from "react";
import { describeTime } from "../../bookings/index.ts";

const quarterMs = 15 * 60_000;

/** The office's hours in the visitor's time zone. An empty line on the server, in the office's zone and without scripts. */
export function LocalHours({ timeZone, opens, closes }: { timeZone: string; opens: string; closes: string }) {
  const [hours, setHours] = useState("");
  useEffect(() => {
    const visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const [from, to] = [opens, closes].map((clock) => describeTime(visitorZone, nextAt(timeZone, clock)));
    if (from !== toTwelveHours(opens)) setHours(`Your time: ${from} to ${to}`);
  }, [timeZone, opens, closes]);
  return <p className="min-h-lh text-sm">{hours}</p>;
}

/** Returns the next moment, as an ISO date, at which clocks in a zone show `09:00`. */
function nextAt(timeZone: string, clock: string): string {
  const shown = toTwelveHours(clock);
  let ms = Math.ceil(Date.now() / quarterMs) * quarterMs;
  // Every clock time comes within two days, even when clocks change.
  for (const end = ms + 192 * quarterMs; ms < end; ms += quarterMs)
    if (describeTime(timeZone, new Date(ms).toISOString()) === shown) break;
  return new Date(ms).toISOString();
}

/** `18:00` -> `6:00 PM` */
function toTwelveHours(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
