import { ctaAttributes } from "../../analytics/index.ts";
import { schedulePath } from "../../site/index.ts";

/**
 * Opens the scheduling dialog. In the HTML it is a link to the scheduling page, for visits without JavaScript and clicks
 * that open a new tab; the entry script makes it a button.
 */
export function ScheduleLink({
  children,
  location,
  className,
}: {
  /** The label, also sent to analytics. */
  children: string;
  /** The part of the site that it is in, for analytics. */
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
