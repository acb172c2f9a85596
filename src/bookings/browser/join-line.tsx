import { findMeeting } from "../index.ts";

/** How to join a call, by a link or a phone number. Renders nothing where `site.config.ts` says neither. */
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
