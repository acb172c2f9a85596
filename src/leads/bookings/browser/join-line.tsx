import { findMeeting } from "../index.ts";

/** Renders nothing if `site.config.ts` doesn't have a `meeting`. */
export function JoinLine() {
  const meeting = findMeeting();
  if (!meeting) return null;
  return (
    <p>
      Join the call:{" "}
      <a href={meeting.url} className="link">
        {meeting.text}
      </a>
    </p>
  );
}
