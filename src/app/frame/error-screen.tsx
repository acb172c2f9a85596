import { type ComponentType, lazy, Suspense } from "react";
import { paths, siteConfig } from "../../site/index.ts";
import { Button, buttonClass } from "../controls/button.tsx";

const Nothing: ComponentType<{ label: string }> = () => null;

/** Decoration, so it may be missing itself. */
const LateMissingPart = lazy<ComponentType<{ label: string }>>(() =>
  import("./missing-part.tsx").then(
    (module) => ({ default: module.MissingPart }),
    () => ({ default: Nothing }),
  ),
);

/**
 * What stands in place of a screen that failed. Its links load the page anew, because whatever failed may have taken
 * the router with it.
 */
export function ErrorScreen({
  title = "Something went wrong",
  message = "This page could not be shown. Please try again in a moment.",
}: {
  title?: string;
  message?: string;
}) {
  return (
    <div className="wrap section grid items-center gap-12 lg:grid-cols-2">
      <div className="grid gap-6">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="measure text-lg text-ink-soft">{message}</p>
        <div className="grid gap-3 sm:flex">
          <Button className="needs-script" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <a href={paths.home} className={buttonClass({ variant: "secondary" })}>
            Go to Homepage
          </a>
          <a href={`mailto:${siteConfig.emails.support}`} className={buttonClass({ variant: "secondary" })}>
            Write to us
          </a>
        </div>
      </div>
      <Suspense>
        <LateMissingPart label="?" />
      </Suspense>
    </div>
  );
}
