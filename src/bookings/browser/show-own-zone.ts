/**
 * Reloads the scheduling page in the browser's zone where it shows the office's (spec: Scheduling), unless the visitor
 * has already started to fill it in. Returns whether it reloads.
 */
export function showOwnZone(): boolean {
  const officeZone = document.querySelector<HTMLElement>("[data-office-zone]")?.dataset.officeZone;
  if (!officeZone || navigator.userActivation?.hasBeenActive) return false;
  // Resolving makes aliases equal: Asia/Calcutta, Asia/Kolkata.
  const resolve = (timeZone?: string) => Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  const zone = resolve();
  if (zone === resolve(officeZone)) return false;
  const url = new URL(location.href);
  url.searchParams.set("zone", zone);
  location.replace(url);
  return true;
}
