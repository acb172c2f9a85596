import { useEffect, useState } from "react";

const dayMinutes = 24 * 60;

/** The office's hours in the visitor's time zone. The line stays empty without JavaScript and in the office's zone. */
export function LocalHours({ timeZone, opens, closes }: { timeZone: string; opens: string; closes: string }) {
  const [hours, setHours] = useState("");
  useEffect(() => {
    const offset = minutesOf(currentTime()) - minutesOf(currentTime(timeZone));
    const [from, to] = [opens, closes].map((clock) => formatTime(minutesOf(clock) + offset));
    if (offset !== 0) setHours(`Your time: ${from} to ${to}`);
  }, [timeZone, opens, closes]);
  return <p className="min-h-lh text-sm">{hours}</p>;
}

/** Returns the current time, `18:05`, by default in the visitor's time zone. */
function currentTime(timeZone?: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format();
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** `1085` -> `6:05 PM` */
function formatTime(minutesSinceMidnight: number): string {
  const minutes = (minutesSinceMidnight + 2 * dayMinutes) % dayMinutes;
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
