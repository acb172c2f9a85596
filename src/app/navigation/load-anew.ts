import { forgetFailedNavigation, reportFailedNavigation } from "./failed-navigation.ts";

/**
 * Loads an address of the site as a new document, and with it the newest app. It asks first whether the address
 * answers: otherwise the browser's own error page would take the place of what the visitor reads.
 */
export async function loadAnew(address: string): Promise<void> {
  forgetFailedNavigation();
  try {
    await fetch(address, { method: "HEAD" });
  } catch {
    reportFailedNavigation({ address, reason: "unreachable" });
    return;
  }
  window.location.assign(address);
}
