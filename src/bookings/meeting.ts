import { siteConfig } from "../site/index.ts";

/** Returns how to join a call, as shown and as URL: a link, or a phone number to call. `undefined` where nothing is set. */
export function findMeeting(
  meeting: string | undefined = siteConfig.meeting,
): { text: string; url: string } | undefined {
  if (!meeting) return undefined;
  const isLink = /^https?:/.test(meeting);
  return { text: meeting, url: isLink ? meeting : `tel:${meeting.replaceAll(/[^+\d]/g, "")}` };
}
