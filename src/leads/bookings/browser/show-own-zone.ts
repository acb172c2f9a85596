/**
 * Reloads a scheduling page to show the browser's time zone instead of the office's (spec: Scheduling), unless the
 * visitor has started to fill in the form. Returns whether it reloads.
 */
export function showOwnZone(): boolean {
  const officeZone = document.querySelector<HTMLElement>("[data-office-zone]")?.dataset.officeZone;
  // `navigator.userActivation` would also count the click that led to this page.
  const hasBegun = document.querySelector("main :is(:focus, :user-valid, :user-invalid)") !== null;
  if (!officeZone || hasBegun) return false;
  // Aliases such as Asia/Calcutta and Asia/Kolkata resolve to the same name.
  const resolve = (timeZone?: string) => Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  const visitorZone = resolve();
  if (visitorZone === resolve(officeZone)) return false;
  const url = new URL(location.href);
  url.searchParams.set("zone", visitorZone);
  location.replace(url);
  return true;
}
