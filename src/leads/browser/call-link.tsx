import { ctaAttributes } from "../../analytics/index.ts";
import { schedulePath } from "../../site/index.ts";

const label = "Choose a time for a call";

/** Leads to the office's calendar, wherever a form offers a conversation; `location` is for analytics. */
export function CallLink({ location }: { location: string }) {
  return (
    <a href={schedulePath} className="link-more" {...ctaAttributes(label, location)}>
      {label}
    </a>
  );
}
