import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Fold } from "./fold.tsx";
import { useDismiss } from "./use-dismiss.ts";

/**
 * A group of links under a button. An outside mouse press or a choice closes it, and Escape closes it and gives
 * the focus back (spec 2.2, 4.3); without JavaScript it folds by the browser's own means.
 */
export function DisclosureMenu({
  head,
  headClassName,
  className,
  active = false,
  children,
}: {
  head: ReactNode;
  headClassName?: string;
  className?: string;
  /** Marks the group as holding the place the visitor is at. */
  active?: boolean;
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest("a")) return;
    setOpen(false);
    // Nothing hidden keeps the focus; a new page takes it from here.
    button.current?.focus({ preventScroll: true });
  }

  useDismiss(root, open, (cause) => {
    setOpen(false);
    if (cause === "escape") button.current?.focus();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the choice of a link inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div ref={root} onClick={onClick}>
      <Fold
        open={open}
        onOpenChange={setOpen}
        head={head}
        headRef={button}
        headClassName={headClassName}
        className={className}
        active={active}
      >
        {children}
      </Fold>
    </div>
  );
}
