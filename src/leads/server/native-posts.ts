import { bookingPath, entryPath, filePaths, paths } from "../../site/index.ts";
import { referenceOf, type Submission } from "../index.ts";

/** Dependencies of native posts. */
export interface NativePostParts {
  siteUrl: string;
  /** Whether a path is one of the site's pages. */
  isPage: (path: string) => boolean;
  /** Whether a URL is on this site. */
  isOurs: (url: string) => boolean;
}

/**
 * Adds the page that a native post came from: the referrer, where it is ours. A form that was shown again has the
 * endpoint's URL, so it posts its first page itself. Without either, a report form is on its signal's page.
 */
export function addSource(
  post: Readonly<Record<string, unknown>>,
  referrer: string,
  { siteUrl, isPage, isOurs }: NativePostParts,
): Readonly<Record<string, unknown>> {
  if (isOurs(referrer) && new URL(referrer).pathname !== filePaths.forms) {
    return { ...post, source: referrer };
  }
  const { formType, signalSlug, source } = post;
  if (formType !== "marketSignal" || typeof signalSlug !== "string" || source) return post;
  const signal = entryPath("signal", signalSlug);
  return isPage(signal) ? { ...post, source: siteUrl + signal } : post;
}

/** Facts about a recorded submission for its visitor. */
interface StoredSubmission {
  id: string;
  booking?: string | undefined;
  isHeld: boolean;
}

/**
 * Returns the URL that a native post is redirected to: a booking's own page, the report's page, or the contact page for
 * everything else.
 */
export function thanksUrl(
  { formType, signalSlug }: Submission,
  { id, booking, isHeld }: StoredSubmission,
  { isPage }: Pick<NativePostParts, "isPage">,
): string {
  if (booking) return bookingPath(booking);
  const sent = `sent=${referenceOf(id)}${isHeld ? "&held" : ""}`;
  const signal = entryPath("signal", signalSlug);
  return formType === "marketSignal" && isPage(signal)
    ? `${signal}?${sent}#report`
    : `${paths.contact}?${sent}`;
}
