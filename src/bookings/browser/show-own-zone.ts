/**
 * Reloads the scheduling page in the zone of this browser's clock, where it shows the office's (decisions: Scheduling).
 * Returns whether it does. A visitor who has already begun keeps the page as it is.
 */
export function showOwnZone(): boolean {
  const officeZone = document.querySelector<HTMLElement>("[data-office-zone]")?.dataset.officeZone;
  if (!officeZone || navigator.userActivation?.hasBeenActive) return false;
  // Resolved, other names of one zone become the same: Asia/Calcutta, Asia/Kolkata.
  const resolve = (timeZone?: string) => Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  const zone = resolve();
  if (zone === resolve(officeZone)) return false;
  const address = new URL(location.href);
  address.searchParams.set("zone", zone);
  location.replace(address);
  return true;
}
