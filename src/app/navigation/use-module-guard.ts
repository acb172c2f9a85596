import { useCallback, useEffect, useRef } from "react";
import { type BlockerFunction, createPath, type Location, useBlocker } from "react-router";
import { forgetFailedNavigation } from "./failed-navigation.ts";
import { loadAnew } from "./load-anew.ts";
import { findMissingModules, loadModules } from "./page-modules.ts";

/**
 * Fetches the scripts of a screen before the router moves there. The router alone would reload the page that is being
 * read when they do not come: a visitor without a network would lose it, and after a deploy the click would come to
 * nothing. Here the first is told, and the second gets what was asked for, as a new document. Returns the address
 * that is waited for.
 */
export function useModuleGuard(): Location | undefined {
  const wanted = useRef<Location>(undefined);
  const shouldBlock = useCallback<BlockerFunction>(({ nextLocation }) => {
    forgetFailedNavigation();
    wanted.current = nextLocation;
    return findMissingModules(nextLocation.pathname).length > 0;
  }, []);
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location, proceed, reset } = blocker;
    const isWanted = () => wanted.current === location;
    loadModules(findMissingModules(location.pathname)).then(
      () => isWanted() && proceed(),
      () => {
        if (!isWanted()) return;
        reset();
        loadAnew(createPath(location));
      },
    );
  }, [blocker]);

  return blocker.location;
}
