import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { PAGE_SIZE } from "#content/publication/queries.ts";
import { Button } from "#platform/ui/button/button.tsx";
import { changeAddress } from "#platform/ui/change-address.ts";
import { Notice } from "#platform/ui/notice/notice.tsx";
import { offlineMessage } from "#platform/ui/offline-message.ts";

interface Growth {
  /** Position of the last entry shown, counting from 1. */
  shownCount: number;
  /** URL of the list with one more step; absent if every entry is shown. */
  nextHref?: string | undefined;
}

interface GrowingListProps extends Growth {
  total: number;
  /** `Load More` or `Load More Signals` (spec 2.8). */
  label: string;
  children: ReactNode;
}

/**
 * A list that grows by one step per click (spec 4.4). The button fetches the page with the longer list, adds
 * the new cards from it and moves focus to the first of them.
 */
export function GrowingList({ children, label, total, ...start }: GrowingListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ shownCount, nextHref }, setShown] = useState<Growth>(start);
  const [state, setState] = useState<"idle" | "pending" | "offline">("idle");
  const [path, query] = nextHref?.split("?") ?? [];

  async function grow(event: FormEvent) {
    event.preventDefault();
    const list = frame.current?.querySelector("ul");
    if (!nextHref || !list || state === "pending") return;
    setState("pending");
    try {
      const { cards, growth } = await fetchGrown(nextHref, list);
      list.append(...cards);
      // Makes the longer list appear when the visitor comes back to this page.
      changeAddress((url) => {
        url.search = query ?? "";
      });
      setShown(growth);
      setState("idle");
      cards[0]?.querySelector("a")?.focus({ preventScroll: true });
    } catch {
      // Clears the pending state, because the page might be restored from the back-forward cache.
      setState(navigator.onLine ? "idle" : "offline");
      if (navigator.onLine) window.location.assign(nextHref);
    }
  }

  return (
    <div ref={frame} className="grid gap-10">
      {children}
      <div className="grid justify-items-center gap-6 empty:hidden">
        {total > PAGE_SIZE && (
          <p className="text-sm text-ink-soft tabular print:hidden" aria-live="polite">
            {`${shownCount} of ${total}`}
          </p>
        )}
        {nextHref && (
          <form action={path} onSubmit={grow}>
            {[...new URLSearchParams(query)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="secondary" size="large" pending={state === "pending"}>
              {label}
            </Button>
          </form>
        )}
        {state === "offline" && (
          <Notice tone="danger" role="alert">
            {offlineMessage}
          </Notice>
        )}
      </div>
    </div>
  );
}

/** Fetches the longer list and returns its new cards. Throws if there are none. */
async function fetchGrown(url: string, list: Element): Promise<{ cards: Element[]; growth: Growth }> {
  const page = await fetchPage(url);
  const island = page.querySelector('page-island[name="GrowingList"]');
  const known = new Set(Array.from(list.children, linkOf));
  const cards = [...(island?.querySelectorAll("ul.card-row > li") ?? [])];
  const fresh = cards.filter((card) => !known.has(linkOf(card)));
  if (!island || fresh.length === 0) throw new Error(`${url} has no new cards.`);
  // Not validated: our server wrote these properties for this same component.
  const { shownCount, nextHref }: Growth = JSON.parse(island.getAttribute("properties") ?? "");
  return { cards: fresh, growth: { shownCount, nextHref } };
}

/** `fetch` would need `DOMParser`, which the policy (Trusted Types) forbids. */
function fetchPage(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject(request.statusText));
    request.onerror = reject;
    request.open("GET", url);
    request.send();
  });
}

function linkOf(card: Element): string | null | undefined {
  return card.querySelector("a")?.getAttribute("href");
}
