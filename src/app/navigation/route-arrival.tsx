import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { FocusRelease } from "./focus-release.tsx";

/** Outlives the component: the router builds the whole layout anew around an error screen. */
let shownPath: string | undefined;

/**
 * What a new document does by itself: after a move to another path the reading starts at the top of the new page.
 * The focus goes to its heading, or to what the address points at, and the title is announced. Not on the first load,
 * and not where only query or hash have changed. (`ScrollRestoration` scrolls.)
 */
export function RouteArrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");

  useEffect(() => {
    const isFirst = shownPath === undefined;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (isFirst) return;
    focusDestination(hash);
    setTitle(document.title);
  }, [pathname, hash]);

  return (
    <>
      <FocusRelease pathname={pathname} />
      <p role="status" className="sr-only">
        {title}
      </p>
    </>
  );
}

function focusDestination(hash: string) {
  const target =
    (hash && document.getElementById(decodeHash(hash))) ||
    document.querySelector<HTMLElement>("main h1") ||
    document.getElementById("main");
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A hash may be anything that someone typed. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
