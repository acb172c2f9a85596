/** Shown if a request fails while the browser is offline (spec 8). */
export const offlineMessage = "You appear to be offline.";
