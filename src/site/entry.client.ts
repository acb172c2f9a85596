import "@vitejs/plugin-react/preamble";
import { pushPageView } from "#config/events/push-page-view.ts";
import { trackEvents } from "#config/events/track-events.ts";
import { showOwnZone } from "#leads/bookings/browser/show-own-zone.ts";
import { onPageView } from "#platform/analytics/on-page-view.ts";
import { listIslands } from "#platform/islands/island.ts";
import { startIslands } from "#platform/islands/start-islands.ts";
import { enhanceDialogLinks } from "#platform/ui/dialog/enhance-dialog-links.ts";
import { offlineMessage } from "#platform/ui/offline-message.ts";
import { removeForbiddenTagStorage, rereadConsent, startConsent } from "./consent/start-consent.ts";
import { enhanceMenus } from "./layout/enhance-menus.ts";
import { prefetchOnIntent } from "./layout/prefetch-on-intent.ts";
import { showLoadingArticle } from "./layout/show-loading-article.ts";

const declarations = listIslands(import.meta.glob("../**/islands.ts", { eager: true }));

/** These run in order. */
const starters = [
  // These share a task, so nothing is tracked if consent fails to start.
  () => {
    startConsent();
    pushPageView();
    trackEvents();
  },
  () =>
    startIslands({
      declarations,
      noteClass: "notice tone-danger",
      describeFailure: () =>
        navigator.onLine
          ? "This part of the page could not be loaded. Please reload the page."
          : offlineMessage,
    }),
  enhanceMenus,
  enhanceGoBack,
  enhanceLinkButtons,
  () => enhanceDialogLinks("a[data-contact]", "ContactModal"),
  () => enhanceDialogLinks("a[data-schedule]", "ScheduleDialog"),
  focusToastsOnF8,
  showLoadingArticle,
  prefetchOnIntent,
  removeForbiddenTagStorage,
];

// A prerendered page runs this before it is viewed.
onPageView((isRestored) => {
  if (isRestored) {
    // If the page is reloading, its view is pushed after the reload.
    if (!rereadConsent()) pushPageView();
    return;
  }
  if (showOwnZone()) return;
  // Each starter gets its own task, so clicks are handled in between and one that throws doesn't stop the others.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => starters.shift()?.();
  for (const _ of starters) port2.postMessage(null);
});

/** 'Go Back' on the 404 page goes back in history (spec 2.10), or to the home page if the tab has no history. */
function enhanceGoBack(): void {
  document.querySelector("[data-go-back]")?.addEventListener("click", () => {
    if (history.length > 1) history.back();
    else location.assign("/");
  });
}

/** Gives links that act on the current page a button's role and Space key; without JavaScript they remain links. */
function enhanceLinkButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-button]")) {
    link.role = "button";
    link.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      link.click();
    });
  }
}

/** Makes F8 move focus to the toasts (spec 9). */
function focusToastsOnF8(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F8") return;
    event.preventDefault();
    document.querySelector<HTMLElement>("[data-toast-region]")?.focus();
  });
}
