import type { Islands } from "./island.ts";
import { type ReplayClicksOptions, replayClicks } from "./replay-clicks.ts";

/** How far outside of the viewport an island is near. */
const NEARNESS = "200px";

/** Events by which a visitor is about to use what is under the pointer, the finger or the focus. */
export const intents = ["pointerover", "touchstart", "focusin"] as const;

let declared: Islands = new Map();
const attempts = new WeakMap<Element, Promise<void>>();
/** Whether an island that was hydrated still works. */
const running = new WeakMap<Element, boolean>();

/**
 * Hydrates an island once. Resolves when it is interactive. Rejects where its code failed to load, and the next call
 * tries again; rejects for good once it has thrown.
 */
export function hydrate(element: Element): Promise<void> {
  const attempt = attempts.get(element) ?? load(element);
  attempts.set(element, attempt);
  attempt.catch(() => {
    attempts.delete(element);
    // The stylesheet then opens the parts that only the missing code could open.
    element.setAttribute("failed", "");
  });
  return attempt;
}

/**
 * Hydrates the islands of one name: a dialog has no markup of its own until it opens. Rejects if the page has none, or
 * none can be loaded.
 */
export async function hydrateNamed(name: string): Promise<void> {
  await Promise.any(Array.from(document.querySelectorAll(`page-island[name="${name}"]`), hydrate));
}

async function load(element: Element): Promise<void> {
  const name = element.getAttribute("name") ?? "";
  const declaration = declared.get(name);
  if (!declaration || running.has(element)) throw new Error(name);
  const [{ hydrateIsland }, module] = await Promise.all([import("./hydrate-island.ts"), declaration.load()]);
  hydrateIsland(element, module, name, () => {
    running.set(element, false);
    attempts.delete(element);
  });
  running.set(element, true);
}

export interface IslandsOptions extends Pick<ReplayClicksOptions, "noteClass" | "describeFailure"> {
  declarations: Islands;
}

/**
 * Starts the islands of the page: each is hydrated when its declaration says, or as soon as a pointer, a finger or the
 * focus comes to it.
 */
export function startIslands({ declarations, ...note }: IslandsOptions): void {
  declared = declarations;
  replayClicks({ isHydrated: (island) => running.get(island) ?? false, hydrate, ...note });
  for (const intent of intents) document.addEventListener(intent, hydrateAround, { passive: true });

  const whenNear = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) hydrateAround(entry);
    },
    { rootMargin: NEARNESS },
  );
  for (const element of document.querySelectorAll("page-island")) {
    const when = declared.get(element.getAttribute("name") ?? "")?.when;
    // The element itself has no box (`display: contents`).
    if (when === "near") for (const child of element.children) whenNear.observe(child);
  }
}

/** Hydrates the island around an element. A failure is reported at the next click. */
function hydrateAround({ target }: { target: EventTarget | null }): void {
  const island = target instanceof Element && target.closest("page-island");
  if (island) void hydrate(island);
}
