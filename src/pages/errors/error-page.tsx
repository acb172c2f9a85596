import { paths, siteConfig } from "../../site/index.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import type { LoadedPage } from "../define-page.ts";
import { Message } from "./message.tsx";

const title = "Something went wrong";
const text = "This page could not be shown. Please try again in a moment.";

/** The page in place of one that failed to render; `path` is that of the failed page. */
export function errorPage(path: string): LoadedPage {
  return {
    status: 500,
    path,
    metadata: { title, description: text, canonical: null, noindex: true },
    renderBody: () => (
      <Message title={title} text={text} label="?">
        <a href={path} className={buttonClass()}>
          Try again
        </a>
        <a href={paths.home} className={buttonClass({ variant: "secondary" })}>
          Go to Homepage
        </a>
        <a href={`mailto:${siteConfig.emails.support}`} className={buttonClass({ variant: "secondary" })}>
          Write to us
        </a>
      </Message>
    ),
  };
}
