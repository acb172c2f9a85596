import { intents } from "#platform/islands/start-islands.ts";

/**
 * Prefetches a page when a visitor is about to follow its link, in browsers without speculation rules. Other browsers
 * use `/speculation-rules.json` (`publish/prerender/speculation-rules.ts`).
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const fetched = new Set([location.pathname + location.search]);
  for (const intent of intents) {
    document.addEventListener(intent, ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.origin !== location.origin || fetched.has(link.pathname + link.search)) return;
      fetched.add(link.pathname + link.search);
      fetch(link.href, { priority: "low" }).catch(() => undefined);
    });
  }
}
