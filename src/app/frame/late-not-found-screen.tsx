import { lazy } from "react";
import { ErrorScreen } from "./error-screen.tsx";

/** The 404 screen, fetched when it is needed: few visitors see it. If it does not come, the error screen stands in. */
export const LateNotFoundScreen = lazy(() =>
  import("./not-found-screen.tsx").then(
    (module) => ({ default: module.NotFoundScreen }),
    () => ({ default: ErrorScreen }),
  ),
);
