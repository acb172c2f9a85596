import { Fragment, type ReactNode } from "react";
import type { Inline } from "./inline.ts";

/** `plain` omits links, for text that is already inside a link. */
export function Inlines({ of, plain = false }: { of: readonly Inline[]; plain?: boolean }): ReactNode {
  return of.map((inline, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: inlines are never reordered.
    <Fragment key={position}>{renderInline(inline, plain)}</Fragment>
  ));
}

function renderInline(inline: Inline, plain: boolean): ReactNode {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "strong":
      return (
        <strong>
          <Inlines of={inline.children} plain={plain} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines of={inline.children} plain={plain} />
        </em>
      );
    case "code":
      return <code>{inline.text}</code>;
    case "break":
      return <br />;
    case "number":
      return (
        <data value={inline.value ?? ""}>
          {inline.id === undefined ? (
            inline.text
          ) : (
            // Not announced: dozens can change at once, and the verdict says what changed.
            <output data-result={inline.id} data-at={inline.at} aria-live="off">
              {inline.text}
            </output>
          )}
        </data>
      );
    case "link": {
      const words = <Inlines of={inline.children} plain />;
      if (plain) return words;
      return (
        <a href={inline.href} rel={/^[/#]/.test(inline.href) ? undefined : "noopener"}>
          {words}
        </a>
      );
    }
  }
}
