import { googleCalendarUrl, outlookCalendarUrl } from "../../scheduling/calendar-links.ts";
import { bookingFilePath, bookingPath, siteConfig } from "../../site/index.ts";
import { buttonClass } from "../controls/index.ts";

/** The ways of a booked call into a calendar. */
export function CalendarButtons({
  slotStart,
  slotMinutes,
  token,
  origin,
}: {
  slotStart: string;
  slotMinutes: number;
  token: string;
  /** Of this site, for the address that the event carries. */
  origin: string;
}) {
  const details = {
    title: `Call with ${siteConfig.brand}`,
    description: `See or cancel this call: ${origin}${bookingPath(token)}`,
    slotStart,
    slotMinutes,
  };
  const links = [
    { label: "Google Calendar", href: googleCalendarUrl(details) },
    { label: "Outlook", href: outlookCalendarUrl(details) },
    { label: "Calendar file (.ics)", href: bookingFilePath(token) },
  ];
  return (
    <ul aria-label="Put it into your calendar" className="flex flex-wrap gap-3">
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="noopener" className={buttonClass({ variant: "secondary" })}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
