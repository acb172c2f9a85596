/**
 * Reloads a scheduling page in the office's zone to show the browser's (spec: Scheduling), unless the visitor has already
 * started to fill it in. Returns whether it reloads.
 */
export function showOwnZone(): boolean {
  const officeZone = document.querySelector<HTMLElement>("[data-office-zone]")?.dataset.officeZone;
  // Not `navigator.userActivation`: it includes the click that led here.
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
