import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { IconButton } from "../button/icon-button.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import { joinClasses } from "../join-classes.ts";
import type { DialogState } from "./dialog-state.ts";
import { openModal } from "./open-modal.ts";

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button or a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  /** Shown below the title. Screen readers announce both. */
  description?: ReactNode;
  /** Hides the title and description visually; screen readers still announce them. */
  hideHeader?: boolean;
  /** Makes the dialog 46 rem wide instead of 34. */
  wide?: boolean;
  children: ReactNode;
}

/** A modal dialog (spec 4.2). Renders nothing while closed. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
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
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect opens it before the children's effects move focus, and closes it before the element is removed.
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);

  /** Closes when the main button is pressed on the backdrop itself, but not on its scroll bar. */
  function onMouseDown(event: MouseEvent) {
    const { target, currentTarget, button, clientX } = event;
    if (target !== currentTarget || button !== 0 || clientX >= currentTarget.clientWidth) return;
    // Otherwise this mousedown would take focus from the element that just got it back.
    event.preventDefault();
    onClose();
  }

  /** The `close` event comes too late: by then, the visitor might have clicked to open the dialog again. */
  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="dialog-backdrop"
      onMouseDown={onMouseDown}
      onCancel={onCancel}
      onClose={onClose}
    >
      <div tabIndex={-1} className={joinClasses("dialog", wide && "dialog-wide")}>
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
        {/* Comes last so that the first focusable element is in the content. */}
        <IconButton label="Close" quiet onClick={onClose} className="dialog-close">
          <CloseIcon size={22} />
        </IconButton>
      </div>
    </dialog>
  );
}

/**
 * Returns whether the dialog is open. Opening is deferred: React treats a store update as urgent, and the page would
 * become inert before the click is painted. Closing is immediate.
 */
export function useDialogState({ subscribe, isOpen }: DialogState): boolean {
  const isWanted = useSyncExternalStore(subscribe, isOpen, () => false);
  return useDeferredValue(isWanted) && isWanted;
}
