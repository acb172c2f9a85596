import { bookingPath, entryPath, filePaths, paths } from "../../site/index.ts";
import { referenceOf, type Submission } from "../index.ts";

/** What native posts need to know of the site. */
export interface NativePostParts {
  siteUrl: string;
  /** Whether a path is one of the site's pages. */
  isPage: (path: string) => boolean;
  /** Whether a URL is on this site. */
  isOurs: (url: string) => boolean;
}

/**
 * Adds the page that a native post came from: the browser names it as the referrer, where the page is ours. A form that
 * is shown again has the endpoint's URL, and posts its first page itself. Without either, a report form is on the page of
 * its signal.
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

/** A submission that was stored, as far as its visitor hears of it. */
interface StoredSubmission {
  id: string;
  booking?: string | undefined;
  isHeld: boolean;
}

/**
 * The page that thanks for a native post: a booking on its own page, a report in the place of its form, everything else
 * on the contact page.
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
