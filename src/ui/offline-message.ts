/** Shown when a request fails and the browser says that it is offline (spec 8). */
export const offlineMessage = "You appear to be offline.";
