import type { CalendarBlock } from "./calendar.ts";

/** A link to a calendar file. */
export function CalendarLink({ title, takeAway }: Pick<CalendarBlock, "title" | "takeAway">) {
  return (
    <p className="prose-block print:hidden">
      <a href={takeAway} download className="link-more">
        {title} (.ics)
      </a>
    </p>
  );
}
