import { paths } from "../../site/index.ts";
import { Button, buttonClass } from "../../ui/button/button.tsx";
import type { LoadedPage } from "../define-page.ts";
import { Message } from "./message.tsx";

const title = "Page Not Found";
const text = "The page you're looking for doesn't exist or has been moved.";

/** The 404 page (spec 2.10). */
export function notFoundPage(path: string): LoadedPage {
  return {
    status: 404,
    path,
    metadata: { title, description: text, canonical: null, noindex: true },
    renderBody: () => (
      <Message title={title} text={text} label="404">
        <a href={paths.home} className={buttonClass()}>
          Go to Homepage
        </a>
        <Button variant="secondary" className="noscript:hidden print:hidden" data-go-back="">
          Go Back
        </Button>
        <a href={paths.contact} className={buttonClass({ variant: "secondary" })}>
          Contact Support
        </a>
      </Message>
    ),
  };
}
