import { siteConfig, telephoneUrl } from "#config/index.ts";

/** The call's title in calendars. */
export const callTitle = `Call with ${siteConfig.brand}`;

/** Returns the link or phone number for joining a call, both as a label and as a URL. */
export function findMeeting(
  meeting: string | undefined = siteConfig.meeting,
): { text: string; url: string } | undefined {
  if (!meeting) return undefined;
  const isLink = /^https?:/.test(meeting);
  return { text: meeting, url: isLink ? meeting : telephoneUrl(meeting) };
}
