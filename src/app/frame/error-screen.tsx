import { paths, siteConfig } from "../../site/index.ts";
import { buttonClass } from "../controls/button.tsx";
import { MissingPart } from "./missing-part.tsx";

/** What is shown in place of a page that failed; `address` is the page's own. */
export function ErrorScreen({ address }: { address: string }) {
  return (
    <div className="wrap section grid items-center gap-12 lg:grid-cols-2">
      <div className="grid gap-6">
        <h1 tabIndex={-1}>Something went wrong</h1>
        <p className="measure text-lg text-ink-soft">
          This page could not be shown. Please try again in a moment.
        </p>
        <div className="grid gap-3 sm:flex">
          <a href={address} className={buttonClass()}>
            Try again
          </a>
          <a href={paths.home} className={buttonClass({ variant: "secondary" })}>
            Go to Homepage
          </a>
          <a href={`mailto:${siteConfig.emails.support}`} className={buttonClass({ variant: "secondary" })}>
            Write to us
          </a>
        </div>
      </div>
      <MissingPart label="?" />
    </div>
  );
}
