import { type Path, parsePath, useLocation, useNavigate, useNavigation } from "react-router";
import { Button, Notice } from "../controls/index.ts";
import { type FailedNavigation, forgetFailedNavigation } from "./failed-navigation.ts";
import { loadAnew } from "./load-anew.ts";

/** Tells that a page did not come, and why, as far as known. The page that was read stays, and a retry is offered. */
export function FailureNotice({ failure: { address, reason } }: { failure: FailedNavigation }) {
  const here = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();

  function tryAgain() {
    if (reason === "broken") return loadAnew(address);
    // The hash is known to the router alone. A list that grows in place keeps its place.
    const target: Partial<Path> = pending ?? parsePath(address);
    const isSamePage = target.pathname === here.pathname;
    const isAddressShown = window.location.pathname === target.pathname;
    return navigate(target, { replace: isSamePage || isAddressShown, preventScrollReset: isSamePage });
  }

  return (
    <Notice tone="danger" role="alert" className="page-notice">
      <p className="font-semibold">
        {reason === "broken" || navigator.onLine
          ? "The page could not be loaded."
          : "You appear to be offline."}
      </p>
      <p>What you were reading is still here.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={tryAgain}>Try again</Button>
        <Button variant="secondary" onClick={forgetFailedNavigation}>
          Dismiss
        </Button>
      </div>
    </Notice>
  );
}
