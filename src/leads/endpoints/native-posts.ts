import { bookingPath, entryPath, filePaths, paths } from "#config/index.ts";
import { referenceOf, type Submission } from "../forms/index.ts";

interface NativePostParts {
  siteUrl: string;
  isPage: (path: string) => boolean | Promise<boolean>;
  isOurs: (url: string) => boolean;
}

/**
 * Adds the page that a native submission came from: the referrer, if it is on this site. A rejected form is shown again
 * at the endpoint's URL, so it sends its first page as `source`. If both are missing, uses the signal page for a report
 * form.
 */
export async function addSource(
  post: Readonly<Record<string, unknown>>,
  referrer: string,
  { siteUrl, isPage, isOurs }: NativePostParts,
): Promise<Readonly<Record<string, unknown>>> {
  if (isOurs(referrer) && new URL(referrer).pathname !== filePaths.forms) {
    return { ...post, source: referrer };
  }
  const { formType, signalSlug, source } = post;
  if (formType !== "marketSignal" || typeof signalSlug !== "string" || source) return post;
  const signal = entryPath("signal", signalSlug);
  return (await isPage(signal)) ? { ...post, source: siteUrl + signal } : post;
}

interface StoredSubmission {
  id: string;
  booking?: string | undefined;
  /** The token with which the lead's sender can book a call. */
  call?: string | undefined;
  isHeld: boolean;
  /** True if it requests the report of an existing signal. */
  hasReport: boolean;
}

/**
 * Returns the URL that a native submission is redirected to: the booking page, the report's signal page, or otherwise
 * the contact page.
 */
export function thanksUrl(
  { signalSlug }: Submission,
  { id, booking, call, isHeld, hasReport }: StoredSubmission,
): string {
  if (booking) return bookingPath(booking);
  const sent = `sent=${referenceOf(id)}${call ? `&call=${call}` : ""}${isHeld ? "&held" : ""}`;
  const signal = entryPath("signal", signalSlug);
  return hasReport ? `${signal}?${sent}#report` : `${paths.contact}?${sent}`;
}
