import type { ReactNode } from "react";
import type { OpenSlots, ShownBooking } from "../bookings/index.ts";
import type { RefusedSubmission } from "../leads/index.ts";

/** What the server knows at the moment of a request; a prerendered page is made without. */
export interface PageData {
  /** What became of a form that was posted without JavaScript and refused; null on every other request. */
  outcome: RefusedSubmission | null;
  /** The calls that can be booked, for the page that offers them; null where nobody could tell. */
  slots: OpenSlots | null;
  /** The call that the address names, with the zone to show it in and whether it is past; null where there is none. */
  booking: ShownBooking | null;
}

/** What a page is made for. */
export interface PageRequest<Params = object> extends PageData {
  url: URL;
  /** The parts of the path that the address names: `slug` of `/read-insight/:slug`, decoded. */
  params: Params;
}

/** A page: from a request to its JSX, without the frame around it. Throws `PageNotFound` where there is none. */
export type Page<Params = object> = (request: PageRequest<Params>) => ReactNode | Promise<ReactNode>;

/** There is no such page: the 404 screen is shown, with its status (spec 2.10). */
export class PageNotFound extends Error {
  override name = "PageNotFound";
}
