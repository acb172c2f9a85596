import type { ReactNode } from "react";
import type { TimelineBlock } from "./timeline.ts";

interface TimelineEvent {
  title: string;
  date?: string | undefined;
  body: ReactNode;
}

/** `comfy` is for text, `compact` for a schedule (spec 3). */
export function Timeline({
  density,
  events,
}: Pick<TimelineBlock<never>, "density"> & { events: readonly TimelineEvent[] }) {
  return (
    <ol className={`prose-block timeline timeline-${density}`}>
      {events.map(({ title, date, body }) => (
        <li key={`${date} ${title}`}>
          {date && <p className="timeline-date tabular text-sm font-semibold text-marker-ink">{date}</p>}
          <div>
            <p className="timeline-title">{title}</p>
            {body}
          </div>
        </li>
      ))}
    </ol>
  );
}
