import { ctaAttributes } from "../../analytics/index.ts";
import { schedulePath } from "../../site/index.ts";

/**
 * Opens the scheduling dialog (spec 2.6). In the HTML it is a link to the page that does the same, for visits without
 * JavaScript and a click that opens a new tab; the entry script makes it a button.
 */
export function ScheduleLink({
  children,
  location,
  className,
}: {
  /** Its label, also in analytics. */
  children: string;
  /** The part of the site it is in, for analytics. */
  location: string;
  className?: string;
}) {
  return (
    <a
      href={schedulePath}
      data-button=""
      data-schedule=""
      className={className}
      {...ctaAttributes(children, location)}
    >
      {children}
    </a>
  );
}
