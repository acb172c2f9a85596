import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from "react";
import { useIsAlive } from "./use-is-alive.ts";

interface FoldProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What stands on the button. */
  head: ReactNode;
  headClassName?: string | undefined;
  headRef?: Ref<HTMLButtonElement>;
  /** Name of the button where its head is a picture. */
  headLabel?: string;
  /** Makes the button a heading's, for folds that are parts of a text. */
  headingLevel?: 3 | 4 | undefined;
  /** Marks the button as holding the place the visitor is at. */
  active?: boolean;
  /** Without JavaScript at most one fold of a group is open. */
  group?: string;
  className?: string | undefined;
  /** Class of what folds. */
  bodyClassName?: string;
  children: ReactNode;
}

/**
 * A button and what it folds away. In the HTML a native `details`, so that it works without JavaScript; once the
 * page is alive a true button with `aria-expanded`, which assistive technology names the same everywhere.
 */
export function Fold(props: FoldProps) {
  const { open, onOpenChange, head, headingLevel, children } = props;
  const bodyId = useId();
  const native = useRef<HTMLDetailsElement>(null);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : undefined;

  // A visitor may have folded it by hand before the scripts came.
  useLayoutEffect(() => {
    if (native.current && native.current.open !== open) onOpenChange(native.current.open);
  });

  if (!useIsAlive()) {
    return (
      <details ref={native} name={props.group} open={open} className={props.className}>
        <summary
          className={props.headClassName}
          aria-label={props.headLabel}
          data-active={props.active || undefined}
        >
          {Heading ? <Heading>{head}</Heading> : head}
        </summary>
        <div className={props.bodyClassName}>{children}</div>
      </details>
    );
  }
  const button = (
    <button
      ref={props.headRef}
      type="button"
      className={props.headClassName}
      aria-label={props.headLabel}
      aria-expanded={open}
      aria-controls={bodyId}
      data-active={props.active || undefined}
      onClick={() => onOpenChange(!open)}
    >
      {head}
    </button>
  );
  return (
    <div className={props.className} data-open={open || undefined}>
      {Heading ? <Heading>{button}</Heading> : button}
      <div id={bodyId} hidden={!open} className={props.bodyClassName}>
        {children}
      </div>
    </div>
  );
}
