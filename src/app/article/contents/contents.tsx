import type { Heading } from "../../../catalogue/entries/index.ts";
import { ChevronDownIcon } from "../../icons/arrows.tsx";
import { useIsWhole } from "../arrival.tsx";
import { useCurrentHeading } from "./use-current-heading.ts";

/** The table of contents beside the text on wide screens: a rule whose marker stands where the reader is. */
export function ContentsRail({ headings }: { headings: readonly Heading[] }) {
  const currentId = useCurrentHeading(headings.map((heading) => heading.id));
  return (
    <nav aria-label="On this page" className="contents-rail">
      <p className="mb-3 text-sm font-semibold">On this page</p>
      <ContentsList headings={headings} currentId={currentId} />
    </nav>
  );
}

/** The table of contents over the text, folded, where there is no room beside it. */
export function ContentsFold({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="contents-fold no-print">
      <summary>
        On this page
        <ChevronDownIcon size={20} />
      </summary>
      <nav aria-label="On this page">
        <ContentsList headings={headings} />
      </nav>
    </details>
  );
}

function ContentsList({
  headings,
  currentId,
}: {
  headings: readonly Heading[];
  currentId?: string | undefined;
}) {
  // A link costs as much to draw as a paragraph, and leads to what is not there yet.
  if (!useIsWhole()) return null;
  return (
    <ol className="contents-list">
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === currentId ? "location" : undefined}
            className={level === 3 ? "contents-link text-balance contents-sub" : "contents-link text-balance"}
            onClick={() => focusHeading(id)}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Whoever uses the keyboard goes on from the heading, as with a plain link; the router only scrolls. */
function focusHeading(id: string) {
  document.getElementById(id)?.querySelector("a")?.focus({ preventScroll: true });
}
