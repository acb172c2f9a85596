import { siteConfig, telephoneUrl } from "../site/index.ts";

/** Title of a call in a calendar. */
export const callTitle = `Call with ${siteConfig.brand}`;

/** Returns how to join a call, as text and URL: a link, or a phone number to call. */
export function findMeeting(
  meeting: string | undefined = siteConfig.meeting,
): { text: string; url: string } | undefined {
  if (!meeting) return undefined;
  const isLink = /^https?:/.test(meeting);
  return { text: meeting, url: isLink ? meeting : telephoneUrl(meeting) };
}
