import { data, redirect } from "react-router";
import { findRedirect } from "../../site/index.ts";
import type { Route } from "./+types/not-found";

/**
 * The catch-all. The server has redirected old paths before it asks the app; a click inside the app comes
 * here, and takes the new place of what has moved. Everything else is the 404 page (spec 2.1, 2.10).
 */
export function loader({ url }: Route.LoaderArgs) {
  const moved = findRedirect(url.pathname);
  // The old address was not entered into the history yet, so nothing is there to be replaced.
  if (moved) throw redirect(`${moved}${url.search}`);
  throw data(null, { status: 404 });
}

/** Never drawn: the loader always throws, and the root's error boundary shows the 404 screen. */
export default function NotFoundPage() {
  return null;
}
