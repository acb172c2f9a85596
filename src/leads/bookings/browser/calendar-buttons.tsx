import { useId } from "react";
import { bookingFilePath, bookingPath, siteConfig } from "#config/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { googleCalendarUrl, outlookCalendarUrl } from "../calendar-links.ts";
import { callTitle } from "../meeting.ts";

export function CalendarButtons({
  slotStart,
  slotMinutes,
  token,
  origin,
}: {
  slotStart: string;
  slotMinutes: number;
  token: string;
  /** Origin for the booking link in the calendar event. */
  origin: string;
}) {
  const labelId = useId();
  const details = {
    title: callTitle,
    description: `See, move or cancel this call: ${origin}${bookingPath(token)}`,
    location: siteConfig.meeting,
    slotStart,
    slotMinutes,
  };
  const links = [
    { label: "Google Calendar", href: googleCalendarUrl(details) },
    { label: "Outlook", href: outlookCalendarUrl(details) },
    { label: "Calendar file (.ics)", href: bookingFilePath(token) },
  ];
  return (
    <div className="grid gap-3">
      <p id={labelId} className="text-sm text-ink-soft">
        Add it to your calendar
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-3">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noopener" className={buttonClass({ variant: "secondary" })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
