import { paths, siteConfig } from "../../site/index.ts";
import { buttonClass } from "../../ui/button/button.tsx";

/** Empty state of a list. `allHref` is the list without the chosen filter. */
export function EmptyList({ subject, allHref }: { subject: string; allHref?: string | undefined }) {
  return (
    <div className="grid-paper grid min-h-90 content-center justify-items-center gap-5 border border-line p-6 text-center">
      <p className="text-xl text-balance">No {subject} have been published yet.</p>
      <a href={allHref ?? paths.hub} className={buttonClass({ variant: "secondary" })}>
        {allHref ? "Show all" : siteConfig.hubName}
      </a>
    </div>
  );
}
