import { isPlainClick } from "#platform/ui/dialog/plain-click.ts";
import { necessaryOnly, type Preferences } from "./consent-record.ts";
import { PREFERENCES_LINK } from "./preferences-link.ts";

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
  interface Window {
    /** Opens the preferences dialog (spec 4.6). */
    openCookiePreferences?: () => unknown;
  }
}

const choices = new Map<string | undefined, Preferences>([
  ["necessary", necessaryOnly],
  ["all", { necessary: true, analytics: true, marketing: true }],
]);

/** Gap above the banner plus gap below it, in px. */
const CLEARANCE = 28;

const find = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector<Kind>(`.consent-${selector}`);
const findToggle = (name: string) => find<HTMLInputElement>(`dialog [name="${name}"]`);

/** Shows the banner unless there is a choice or a Global Privacy Control signal, and sets the toggles. */
export function showChoice(choice: Preferences | null): void {
  const banner = find("banner");
  if (banner) banner.hidden = choice !== null || navigator.globalPrivacyControl === true;
  for (const name of ["analytics", "marketing"] as const) {
    const toggle = findToggle(name);
    if (toggle) toggle.checked = choice?.[name] === true;
  }
}

/** Calls `choose` with each choice made in the banner or dialog, and makes links open the dialog. */
export function listenToControls(choose: (preferences: Preferences) => void): void {
  const dialog = find<HTMLDialogElement>("dialog");
  window.openCookiePreferences = async () => {
    // Loaded on demand; if loading fails, a plain native dialog is good enough.
    const modal = await import("#platform/ui/dialog/open-modal.ts").catch(() => null);
    if (!dialog || dialog.open) return;
    if (modal) modal.openModal(dialog);
    else dialog.showModal();
  };
  document.addEventListener("click", (event) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest<HTMLElement>(`[data-consent], ${PREFERENCES_LINK}`);
    if (!control || (control.matches("a") && !isPlainClick(event))) return;
    event.preventDefault();
    const { consent } = control.dataset;
    const choice = choices.get(consent);
    if (choice) choose(choice);
    if (choice || consent === "close") dialog?.close();
    else window.openCookiePreferences?.();
  });
  dialog?.addEventListener("change", () => {
    const isOn = (name: string) => findToggle(name)?.checked === true;
    choose({ necessary: true, analytics: isOn("analytics"), marketing: isOn("marketing") });
  });
  keepClearOfBanner();
}

/** Keeps the banner from covering the focused element (WCAG 2.4.11). */
function keepClearOfBanner(): void {
  const banner = find("banner");
  if (!banner) return;
  new ResizeObserver(() => {
    const room = banner.hidden ? "" : `${banner.offsetHeight + CLEARANCE}px`;
    document.documentElement.style.scrollPaddingBlockEnd = room;
    document.body.style.marginBlockEnd = room;
  }).observe(banner);
  // Browsers scroll a text field only far enough to show its caret.
  document.addEventListener("focusin", ({ target }) => {
    if (!banner.hidden && target instanceof Element && target.matches("main :is(input, textarea)"))
      target.scrollIntoView({ block: "nearest" });
  });
}
