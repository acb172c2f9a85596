import type { Heading } from "#content/entries/index.ts";
import { ChevronDownIcon } from "#platform/ui/icons/icons.tsx";

/**
 * The table of contents: folded above the text, and open beside it on wide screens (`contents.css`).
 * `markCurrentHeading` marks the current link.
 */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="toc print:hidden">
      <summary className="fold-summary">
        On this page
        <ChevronDownIcon size={20} />
      </summary>
      <nav aria-label="On this page">
        <ol>
          {headings.map(({ id, level, text }) => (
            <li key={id}>
              <a href={`#${id}`} className={level === 3 ? "contents-link contents-sub" : "contents-link"}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
