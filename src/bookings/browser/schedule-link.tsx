import { ctaAttributes } from "../../analytics/index.ts";
import { schedulePath } from "../../site/index.ts";

/**
 * Opens the scheduling dialog. In the HTML it is a link to the scheduling page, which works without JavaScript and in
 * new tabs; the entry script turns it into a button.
 */
export function ScheduleLink({
  children,
  location,
  className,
}: {
  /** Link text, also sent to analytics. */
  children: string;
  /** The part of the site that contains the link, for analytics. */
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
