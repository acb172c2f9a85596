import { isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import {
  type FailedNavigation,
  forgetFailedNavigation,
  reportFailedNavigation,
} from "./failed-navigation.ts";
import { findHeldData } from "./held-data.ts";
import type { PageData } from "./read-page-data.ts";

/**
 * Client middleware of the root: a page whose data is in hand is shown without asking for it, and one whose data does
 * not come is not shown. The visitor then keeps what is on the screen and is told; the navigation hangs until another
 * one takes its place. A 404 and a redirect are answers and pass.
 */
export const keepPageOnFailure: MiddlewareFunction<PageData> = async ({ request }, next) => {
  forgetFailedNavigation();
  const address = new URL(request.url);
  const inHand = await findHeldData(address);
  if (inHand) return inHand;
  const results = await next();
  const reason = findFailure(results);
  if (!reason || request.signal.aborted) return results;

  reportFailedNavigation({ address: address.pathname + address.search, reason });
  await new Promise((resolve) => request.signal.addEventListener("abort", resolve, { once: true }));
  return results;
};

/** Why the results of a navigation cannot be shown; `undefined` where they can. */
export function findFailure(results: PageData): FailedNavigation["reason"] | undefined {
  for (const { type, result } of Object.values(results)) {
    if (type !== "error" || result instanceof Response) continue;
    if (isRouteErrorResponse(result) && result.status < 500) continue;
    return isNetworkError(result) ? "unreachable" : "broken";
  }
  return undefined;
}

/** `fetch` throws a TypeError where no answer came; an answer cut short is the cause of another error. */
function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError || error.cause instanceof TypeError;
}
