import { pushPageView } from "#config/events/index.ts";
import { filePaths } from "#config/index.ts";
import { openDataLayer } from "#platform/analytics/data-layer.ts";
import { forgetEarlierEvents } from "./consent-signals.ts";

let state: "none" | "loading" | "loaded" | "failed" = "none";

/** Only a reload removes a loaded container. */
export const hasContainer = () => state === "loaded";

/**
 * Loads the owner's tag container once, if one is configured and `isAllowed` is still true after the server's response.
 * Never loads it on a page whose URL has the token of a booking, of a call to book or of a preview.
 */
export async function loadContainer(isAllowed: () => boolean): Promise<void> {
  if (state !== "none" || /\/booking\/|[?&](call|preview)=/.test(location.href)) return;
  state = "loading";
  const id = await fetchId();
  state = "none";
  if (!id || !isAllowed()) return;
  state = "loaded";
  forgetEarlierEvents();
  const layer = openDataLayer();
  // If the visitor consented on this page, its page view was just removed.
  if (!layer.some((entry) => Object(entry).event === "page_view")) pushPageView();
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
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
    // The next page tries again.
    return null;
  }
}
