/**
 * Reloads the scheduling page in the zone of this browser's clock, where it shows the office's (decisions: Scheduling).
 * Returns whether it does. A visitor who has already begun keeps the page as it is.
 */
export function showOwnZone(): boolean {
  const officeZone = document.querySelector<HTMLElement>("[data-office-zone]")?.dataset.officeZone;
  if (!officeZone || navigator.userActivation?.hasBeenActive) return false;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Other names of one zone, such as Asia/Calcutta, become the same.
  if (timeZone === Intl.DateTimeFormat("en", { timeZone: officeZone }).resolvedOptions().timeZone)
    return false;
  const address = new URL(location.href);
  address.searchParams.set("zone", timeZone);
  location.replace(address);
  return true;
}
