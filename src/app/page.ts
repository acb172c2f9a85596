import type { ReactNode } from "react";
import type { SubmissionOutcome } from "../submission/outcome.ts";

/** What a page is made for. */
export interface PageRequest<Params = object> {
  url: URL;
  /** The parts of the path that the address names: `slug` of `/read-insight/:slug`, decoded. */
  params: Params;
  /** What became of a form that was posted without JavaScript and refused; null on every other request. */
  outcome: SubmissionOutcome | null;
}

/** A page: from a request to its JSX, without the frame around it. Throws `PageNotFound` where there is none. */
export type Page<Params = object> = (request: PageRequest<Params>) => ReactNode | Promise<ReactNode>;

/** There is no such page: the 404 screen is shown, with its status (spec 2.10). */
export class PageNotFound extends Error {
  override name = "PageNotFound";
}
