import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../button/icon-button.tsx";
import { CloseIcon } from "../icons/index.ts";
import { joinClasses } from "../join-classes.ts";
import { cycleTab } from "./focusable.ts";
import { lockScroll } from "./lock-scroll.ts";
import { useModalFocus } from "./use-modal-focus.ts";

export interface DialogProps {
  open: boolean;
  /** Escape, the close button and a press on the backdrop ask for this. */
  onClose: () => void;
  title: ReactNode;
  /** A sentence under the title, read with it. */
  description?: ReactNode;
  /** Hides the title and description visually; screen readers still announce them. */
  hideHeader?: boolean;
  /** 46 rem instead of 34. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog (spec 4.2): page scroll locked, focus on the first focusable element after 100 ms, Tab cycles,
 * Escape or a press on the backdrop closes, the focus returns. Not the browser's own modal `dialog`: that one
 * would silence the notifications and let Tab leave the page.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  hideHeader = false,
  wide = false,
  children,
}: Omit<DialogProps, "open">) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => lockScroll(), []);
  useModalFocus(layer, panel);
  useEscape(layer, onClose);

  /** A press of the main button on the backdrop itself, not on its scroll bar, closes. */
  function onMouseDown(event: MouseEvent) {
    const { target, currentTarget, button, clientX } = event;
    if (target !== currentTarget || button !== 0 || clientX >= currentTarget.clientWidth) return;
    // Otherwise this mousedown would take the focus away from the element it has just been returned to.
    event.preventDefault();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab" && panel.current) cycleTab(panel.current, event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop; Escape and the close button do the same.
    <div ref={layer} className="dialog-backdrop" onMouseDown={onMouseDown} onKeyDown={onKeyDown}>
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        tabIndex={-1}
        className={joinClasses("dialog", wide && "dialog-wide")}
      >
        <div className={hideHeader ? "sr-only" : "dialog-head"}>
          <h2 id={`${id}-title`} className="dialog-title">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="text-ink-soft">
              {description}
            </p>
          )}
        </div>
        {children}
        {/* Last in order, so that the first focusable element is the first thing to do. */}
        <IconButton label="Close" quiet onClick={onClose} className="dialog-close">
          <CloseIcon size={22} />
        </IconButton>
      </div>
    </div>
  );
}

/** Escape closes the dialog, wherever the focus is; another dialog above it goes first. */
function useEscape(layer: { current: HTMLElement | null }, onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented || layer.current?.inert) return;
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      close.current();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [layer]);
}
