declare global {
  interface Window {
    /** This page's events, in memory. Only a tag container reads them, and it is loaded only after consent. */
    dataLayer?: unknown[];
  }
}

export function openDataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
