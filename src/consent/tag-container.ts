import { openDataLayer, pushPageView } from "../analytics/index.ts";
import { bookingPath, filePaths } from "../site/index.ts";
import { forgetEarlierEvents } from "./consent-signals.ts";

let state: "none" | "asked" | "loaded" | "failed" = "none";

/** Whether a third-party tag has been loaded into this page; only a new page is without it again. */
export const hasContainer = () => state === "loaded";

/**
 * Loads the owner's tag container, once, where the server names one and `isAllowed` still says so when it has answered.
 * One that is blocked or fails leaves the page as it is, and so does a booking, whose address is the visitor's alone.
 */
export async function loadContainer(isAllowed: () => boolean): Promise<void> {
  if (state !== "none" || location.pathname.startsWith(bookingPath(""))) return;
  state = "asked";
  const id = await askForId();
  state = "none";
  if (!id || !isAllowed()) return;
  state = "loaded";
  forgetEarlierEvents();
  const layer = openDataLayer();
  // The visitor consented on this page: its view came before and was forgotten.
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

async function askForId(): Promise<string | null> {
  try {
    const answer: unknown = await (await fetch(filePaths.tagContainer)).json();
    const id = Object(answer).id;
    return typeof id === "string" ? id : null;
  } catch {
    // Offline, or the server is away: the next page asks again.
    return null;
  }
}
