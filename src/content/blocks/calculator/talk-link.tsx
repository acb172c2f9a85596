import { ctaAttributes } from "#config/events/index.ts";
import { paths } from "#config/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";

const label = "Talk through these numbers";

/** Leads to the contact page, as every link to it on the page with the reader's numbers. */
export function TalkLink() {
  return (
    <a
      href={paths.contact}
      className={buttonClass({ variant: "marker" })}
      {...ctaAttributes(label, "calculator")}
    >
      {label}
    </a>
  );
}
