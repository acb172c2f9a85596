export interface ReplayClicksOptions {
  isHydrated: (island: Element) => boolean;
  hydrate: (island: Element) => Promise<void>;
  /** CSS classes of the message. */
  noteClass: string;
  describeFailure: () => string;
}

/**
 * Stops a click on a button whose island isn't hydrated yet and replays it after hydration; the button is busy until
 * then. If the code fails to load, a message appears after the island, and the click has its native effect unless the
 * visitor is offline.
 */
export function replayClicks({ isHydrated, hydrate, noteClass, describeFailure }: ReplayClicksOptions): void {
  let isNative = false;

  async function clickLater(control: HTMLElement, island: Element) {
    control.ariaBusy = "true";
    try {
      await hydrate(island).finally(() => {
        control.ariaBusy = null;
      });
      control.click();
    } catch {
      // Only one per island: a new message replaces the previous one.
      const note = findNote(island) ?? document.createElement("p");
      note.className = `island-failure ${noteClass}`;
      note.role = "alert";
      note.textContent = describeFailure();
      island.after(note);
      if (!navigator.onLine) return;
      isNative = true;
      control.click();
      isNative = false;
    }
  }

  document.addEventListener(
    "click",
    (event) => {
      const control = event.target instanceof Element ? event.target.closest("button") : null;
      // A button in an outlet is the server's markup, not part of the island.
      const island = control?.closest("page-island, page-outlet");
      if (isNative || !control || island?.localName !== "page-island") return;
      if (isHydrated(island)) {
        // Only at the next click: on hydration, collapsing what the failure expanded would move the button away from the pointer.
        island.removeAttribute("failed");
        findNote(island)?.remove();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      void clickLater(control, island);
    },
    { capture: true },
  );
}

function findNote(island: Element): Element | null {
  const next = island.nextElementSibling;
  return next?.matches(".island-failure") ? next : null;
}
