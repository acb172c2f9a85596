import { openDataLayer, pushPageView } from "../analytics/index.ts";
import { bookingPath, filePaths } from "../site/index.ts";
import { forgetEarlierEvents } from "./consent-signals.ts";

let state: "none" | "loading" | "loaded" | "failed" = "none";

/** Whether a third-party tag has been loaded into this page; only a reload removes it. */
export const hasContainer = () => state === "loaded";

/**
 * Loads the owner's tag container, once, where the server names one and `isAllowed` is still true after its response.
 * One that is blocked or fails leaves the page as it is. The page of a booking never loads one: its URL is secret.
 */
export async function loadContainer(isAllowed: () => boolean): Promise<void> {
  if (state !== "none" || location.pathname.startsWith(bookingPath(""))) return;
  state = "loading";
  const id = await fetchId();
  state = "none";
  if (!id || !isAllowed()) return;
  state = "loaded";
  forgetEarlierEvents();
  const layer = openDataLayer();
  // The visitor consented on this page: its view was pushed before, and removed.
  if (!layer.some((entry) => Object(entry).event === "page_view")) pushPageView();
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  // The next page tries again.
  script.onerror = () => {
    state = "failed";
  };
  document.head.append(script);
}

async function fetchId(): Promise<string | null> {
  try {
    const response: unknown = await (await fetch(filePaths.tagContainer)).json();
    const id = Object(response).id;
    return typeof id === "string" ? id : null;
  } catch {
    // Offline, or the server is down: the next page tries again.
    return null;
  }
}
