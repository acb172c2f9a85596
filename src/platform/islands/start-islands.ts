import type { Islands } from "./island-declaration.ts";
import { type ReplayClicksOptions, replayClicks } from "./replay-clicks.ts";

const NEARNESS = "200px";

/** Events that suggest a visitor is about to use an element. */
export const intents = ["pointerover", "touchstart", "focusin"] as const;

let declared: Islands = new Map();
const attempts = new WeakMap<Element, Promise<void>>();
/** Hydrated islands: true while they work, false once they have thrown. */
const running = new WeakMap<Element, boolean>();

/**
 * Hydrates an island once. Rejects if its code fails to load; the next call tries again, which fails until the page is
 * reloaded in browsers that remember failed imports (Chrome 150, Firefox 154, Safari). Always rejects once the island has
 * thrown.
 */
export function hydrate(element: Element): Promise<void> {
  const attempt = attempts.get(element) ?? load(element);
  attempts.set(element, attempt);
  attempt.catch(() => {
    attempts.delete(element);
    // The stylesheet then expands parts that only the missing code could expand.
    element.setAttribute("failed", "");
  });
  return attempt;
}

/** Hydrates an island that has no markup, such as a dialog. Rejects if no island with the name can be hydrated. */
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

interface IslandsOptions extends Pick<ReplayClicksOptions, "noteClass" | "describeFailure"> {
  declarations: Islands;
}

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
    // The island itself has no box (`display: contents`).
    if (when === "near") for (const child of element.children) whenNear.observe(child);
  }
}

/** On failure the next click tries again and shows the error. */
function hydrateAround({ target }: { target: EventTarget | null }): void {
  const island = target instanceof Element && target.closest("page-island");
  if (island) void hydrate(island);
}
