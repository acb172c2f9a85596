import { lockScroll } from "./lock-scroll.ts";

/** Delay before focus moves into an opened dialog, in ms (spec 9). */
const FOCUS_DELAY_MS = 100;

/** The open dialogs, with the topmost one last. */
const dialogs: HTMLDialogElement[] = [];

/**
 * Opens a native modal dialog (spec 4.2). Also locks page scrolling, moves focus into the dialog after 100 ms, cycles
 * Tab inside it and keeps toasts usable. Returns a function that closes the dialog; Escape also closes it. The browser
 * then returns focus to where it was.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const unlockScroll = lockScroll();
  dialogs.push(dialog);
  dialog.showModal();
  // The browser has already focused a control.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  moveToasts();
  const timer = setTimeout(() => {
    if (!dialog.contains(document.activeElement)) listFocusable(dialog)[0]?.focus();
  }, FOCUS_DELAY_MS);
  dialog.addEventListener("keydown", cycleTab);
  dialog.addEventListener("close", onClose);

  function onClose() {
    // Browsers fire `close` asynchronously, so if the dialog was reopened right away, this event is from before that.
    if (!dialog.open) close();
  }

  function close() {
    const position = dialogs.indexOf(dialog);
    // Already closed by Escape.
    if (position < 0) return;
    dialogs.splice(position, 1);
    dialog.removeEventListener("keydown", cycleTab);
    dialog.removeEventListener("close", onClose);
    clearTimeout(timer);
    moveToasts();
    unlockScroll();
    dialog.close();
  }
  return close;
}

/**
 * Moves the toasts into the topmost dialog, since everything outside it is inert. With no dialog open, moves them back to the end of the body.
 */
function moveToasts(): void {
  const toasts = document.querySelector("[data-toast-region]")?.parentElement;
  const parent = dialogs.at(-1) ?? document.body;
  if (!toasts || toasts.parentElement === parent) return;
  // `moveBefore` keeps an animation running, but not every browser has it.
  if (parent.moveBefore) parent.moveBefore(toasts, null);
  else parent.append(toasts);
}

/** Keeps Tab inside a dialog: from the last control to the first, or back with Shift (spec 4.2). */
function cycleTab(event: KeyboardEvent): void {
  const dialog = event.currentTarget;
  if (event.key !== "Tab" || !(dialog instanceof HTMLElement)) return;
  const controls = listFocusable(dialog);
  const [start, end] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  const { activeElement } = document;
  if (activeElement !== end && dialog.contains(activeElement)) return;
  event.preventDefault();
  start?.focus();
}

function listFocusable(root: HTMLElement): HTMLElement[] {
  const controls = root.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [tabindex]",
  );
  return [...controls].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(":disabled, [inert] *") &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !isSkippedRadio(root, control),
  );
}

/** Tab skips a radio button if another one in its group is checked. */
function isSkippedRadio(root: HTMLElement, control: HTMLElement): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== "radio" || control.checked) return false;
  return root.querySelector(`input[name="${CSS.escape(control.name)}"]:checked`) !== null;
}
