import type { Heading } from "#content/entries/index.ts";
import { ChevronDownIcon } from "#platform/ui/icons/icons.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";

/** The folded table of contents above the text. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="toc print:hidden">
      <summary className="fold-summary">
        On this page
        <ChevronDownIcon size={20} />
      </summary>
      <nav aria-label="On this page" className="pb-4 text-sm">
        <ol>
          {headings.map(({ id, level, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={joinClasses("link flex py-3 leading-snug", level === 3 && "ps-5")}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
