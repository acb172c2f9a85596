import { paths, siteConfig } from "../../site/index.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import { MessageScreen } from "./message-screen.tsx";

/** What is shown in place of a page that failed; `address` is the page's own. */
export function ErrorScreen({ address }: { address: string }) {
  return (
    <MessageScreen
      title="Something went wrong"
      text="This page could not be shown. Please try again in a moment."
      label="?"
    >
      <a href={address} className={buttonClass()}>
        Try again
      </a>
      <a href={paths.home} className={buttonClass({ variant: "secondary" })}>
        Go to Homepage
      </a>
      <a href={`mailto:${siteConfig.emails.support}`} className={buttonClass({ variant: "secondary" })}>
        Write to us
      </a>
    </MessageScreen>
  );
}
