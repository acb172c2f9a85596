const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/** What the Tab key reaches inside `root`, in order; hidden and inert parts and traps (`tabindex=-1`) left out. */
export function listFocusable(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest("[inert]") &&
      element.getClientRects().length > 0 &&
      !isPassedOver(root, element),
  );
}

/** Tab goes to the checked radio button of a group and passes over the others. */
function isPassedOver(root: ParentNode, element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return false;
  return root.querySelector(`input[name="${CSS.escape(element.name)}"]:checked`) !== null;
}

/** Keeps Tab inside `root`: from the last element to the first, and back with Shift (spec 4.2). */
export function cycleTab(root: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }): void {
  const elements = listFocusable(root);
  const first = elements[0];
  const last = elements.at(-1);
  const active = document.activeElement;
  const outside = !root.contains(active) || active === root;
  if (!first || !last) event.preventDefault();
  else if (event.shiftKey && (active === first || outside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (active === last || outside)) {
    event.preventDefault();
    first.focus();
  }
}
