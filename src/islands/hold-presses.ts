/** What holding presses needs to know of the islands. */
export interface HoldPressesOptions {
  isHydrated: (island: Element) => boolean;
  hydrate: (island: Element) => Promise<void>;
  /** The classes of a note beside a control. */
  noteClass: string;
  /** What is said beside a control whose code failed to load. */
  describeFailure: () => string;
}

/**
 * Holds a press on a button whose island is not hydrated yet, and does it again once it is; the button is busy meanwhile.
 * Where the code failed to load, that is said beside the island, and the press does what it does without scripts, unless
 * the visitor is offline.
 */
export function holdPresses({ isHydrated, hydrate, noteClass, describeFailure }: HoldPressesOptions): void {
  let isNative = false;

  async function pressLater(control: HTMLElement, island: Element) {
    control.ariaBusy = "true";
    try {
      await hydrate(island).finally(() => {
        control.ariaBusy = null;
      });
      findNote(island)?.remove();
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
      // What an island was given as markup is not its own to hold.
      const island = control?.closest("page-island, island-slot");
      if (isNative || !control || island?.localName !== "page-island") return;
      if (isHydrated(island)) {
        // All parts were open until now: folding them before this click would move its button from under the pointer.
        island.removeAttribute("failed");
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      void pressLater(control, island);
    },
    { capture: true },
  );
}

function findNote(island: Element): Element | null {
  const next = island.nextElementSibling;
  return next?.matches(".island-failure") ? next : null;
}
