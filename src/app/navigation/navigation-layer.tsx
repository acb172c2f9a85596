import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { readFailedNavigation, subscribeToFailedNavigation } from "./failed-navigation.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { RouteArrival } from "./route-arrival.tsx";
import { useLinkClicks } from "./use-link-clicks.ts";
import { useModuleGuard } from "./use-module-guard.ts";
import { usePrefetchOnIntent } from "./use-prefetch-on-intent.ts";
import { useTellAlive } from "./use-tell-alive.ts";
import { WaitStatus } from "./wait-status.tsx";

/**
 * Moving between pages, told and heard: stands once in the root and does what a browser does and says when it loads a
 * new document.
 */
export function NavigationLayer() {
  useLinkClicks();
  usePrefetchOnIntent();
  const fetching = useModuleGuard();
  const { location: loading } = useNavigation();
  const failure = useSyncExternalStore(subscribeToFailedNavigation, readFailedNavigation, () => undefined);
  useTellAlive();
  return (
    <>
      <RouteArrival />
      <WaitStatus target={failure ? undefined : (fetching ?? loading)} />
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
