import type { Heading } from "#content/entries/index.ts";
import { ChevronDownIcon } from "#platform/ui/icons/icons.tsx";

/** The table of contents beside the text on wide screens. `markCurrentHeading` marks the current link. */
export function ContentsRail({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label="On this page" className="contents-rail">
      <p className="mb-3 text-sm font-semibold">On this page</p>
      <ContentsList headings={headings} />
    </nav>
  );
}

/** The collapsed table of contents above the text on narrow screens. */
export function ContentsFold({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="contents-fold print:hidden">
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

function ContentsList({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="border-s border-line">
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={level === 3 ? "contents-link text-balance contents-sub" : "contents-link text-balance"}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
