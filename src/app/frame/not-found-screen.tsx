import { paths } from "../../site/index.ts";
import { Button, buttonClass } from "../controls/button.tsx";
import { MissingPart } from "./missing-part.tsx";

/** The 404 page (spec 2.10). It is marked `noindex` and answered with status 404. */
export function NotFoundScreen() {
  return (
    <div className="wrap section grid items-center gap-12 lg:grid-cols-2">
      <div className="grid gap-6">
        <h1 tabIndex={-1}>Page Not Found</h1>
        <p className="measure text-lg text-ink-soft">
          The page you're looking for doesn't exist or has been moved.
        </p>
        <div className="grid gap-3 sm:flex">
          <a href={paths.home} className={buttonClass()}>
            Go to Homepage
          </a>
          <Button variant="secondary" className="needs-script" data-go-back="">
            Go Back
          </Button>
          <a href={paths.contact} className={buttonClass({ variant: "secondary" })}>
            Contact Support
          </a>
        </div>
      </div>
      <MissingPart label="404" />
    </div>
  );
}
