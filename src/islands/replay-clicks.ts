export interface ReplayClicksOptions {
  isHydrated: (island: Element) => boolean;
  hydrate: (island: Element) => Promise<void>;
  /** Classes of the message beside an island whose code failed to load. */
  noteClass: string;
  /** Text of that message. */
  describeFailure: () => string;
}

/**
 * Stops a click on a button whose island is not hydrated yet, and repeats it once it is; the button is busy meanwhile.
 * Where the code fails to load, a message beside the island says so, and the click does what it does without scripts,
 * unless the visitor is offline.
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
      // Once for each island, in a live region of its own.
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
      // A button in an outlet belongs to the server's markup, not to the island.
      const island = control?.closest("page-island, page-outlet");
      if (isNative || !control || island?.localName !== "page-island") return;
      if (isHydrated(island)) {
        // All parts were open until now: folding them before this click would move its button from under the pointer.
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
