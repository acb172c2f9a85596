/**
 * Reloads the scheduling page in the browser's zone where it shows the office's (spec: Scheduling), unless the visitor
 * has already started to fill it in. Returns whether it reloads.
 */
export function showOwnZone(): boolean {
  const officeZone = document.querySelector<HTMLElement>("[data-office-zone]")?.dataset.officeZone;
  // Not `navigator.userActivation`: it remembers the click that led here.
  const hasBegun = document.querySelector("main :is(:focus, :user-valid, :user-invalid)") !== null;
  if (!officeZone || hasBegun) return false;
  // Resolving makes aliases equal: Asia/Calcutta, Asia/Kolkata.
  const resolve = (timeZone?: string) => Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  const zone = resolve();
  if (zone === resolve(officeZone)) return false;
  const url = new URL(location.href);
  url.searchParams.set("zone", zone);
  location.replace(url);
  return true;
}
