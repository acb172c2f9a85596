import { paths } from "../../site/index.ts";
import { Button, buttonClass } from "../../ui/button/button.tsx";
import { MessageScreen } from "./message-screen.tsx";

/** The 404 page (spec 2.10). It is marked `noindex` and answered with status 404. */
export function NotFoundScreen() {
  return (
    <MessageScreen
      title="Page Not Found"
      text="The page you're looking for doesn't exist or has been moved."
      label="404"
    >
      <a href={paths.home} className={buttonClass()}>
        Go to Homepage
      </a>
      <Button variant="secondary" className="needs-script" data-go-back="">
        Go Back
      </Button>
      <a href={paths.contact} className={buttonClass({ variant: "secondary" })}>
        Contact Support
      </a>
    </MessageScreen>
  );
}
