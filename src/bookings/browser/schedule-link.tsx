import { ctaAttributes } from "../../analytics/index.ts";
import { schedulePath } from "../../site/index.ts";

/**
 * Opens the scheduling dialog. In the HTML it is a link to the scheduling page, for visitors without JavaScript and for new
 * tabs; the entry script makes it a button.
 */
export function ScheduleLink({
  children,
  location,
  className,
}: {
  /** The label, also sent to analytics. */
  children: string;
  /** Part of the site, for analytics. */
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
