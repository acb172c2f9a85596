import type { HeadingBlock } from "../../../content/blocks/prose.ts";
import { Inlines } from "./inlines.tsx";

/** A heading that is a link to itself, so that a part of an article can be quoted. */
export function Heading({ level, id, children }: HeadingBlock) {
  const Level = `h${level}` as const;
  return (
    <Level id={id}>
      <a href={`#${id}`} className="heading-anchor">
        <Inlines of={children} plain />
      </a>
    </Level>
  );
}
