import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { PAGE_SIZE } from "../../catalogue/queries.ts";
import { Button, Notice } from "../controls/index.ts";

interface GrowingListProps {
  /** Place of the last entry shown, counted from 1. */
  shownCount: number;
  total: number;
  /** Address of the same list grown by one step; absent when all are shown. */
  nextHref?: string | undefined;
  /** `Load More` or `Load More Signals` (spec 2.8). */
  label: string;
  /** The list of cards. */
  children: ReactNode;
}

/**
 * A list that grows by a step per press until all is shown (spec 4.4): the button asks for the same page with more
 * cards, and takes the new ones out of it. The page keeps its place, and the focus moves to the first new card.
 */
export function GrowingList({ children, label, total, ...start }: GrowingListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ shownCount, nextHref }, setShown] = useState(start);
  const [state, setState] = useState<"idle" | "pending" | "offline">("idle");
  const [path, query] = nextHref?.split("?") ?? [];

  async function grow(event: FormEvent) {
    event.preventDefault();
    const list = frame.current?.querySelector("ul");
    if (!nextHref || !list || state === "pending") return;
    setState("pending");
    try {
      const cards = await fetchNewCards(nextHref, list);
      list.append(...cards);
      // The way back leads to the list as it is now.
      window.history.replaceState(window.history.state, "", nextHref);
      setShown(growBy(PAGE_SIZE, shownCount, total, nextHref));
      setState("idle");
      cards[0]?.querySelector("a")?.focus({ preventScroll: true });
    } catch {
      if (navigator.onLine) window.location.assign(nextHref);
      else setState("offline");
    }
  }

  return (
    <div ref={frame} className="grid gap-10">
      {children}
      <div className="grid justify-items-center gap-6 empty:hidden">
        {total > PAGE_SIZE && (
          <p className="dimension w-full" aria-live="polite">
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
            You appear to be offline.
          </Notice>
        )}
      </div>
    </div>
  );
}

/** The cards of the grown list that are not in this one. Throws where the page does not come. */
async function fetchNewCards(address: string, list: Element): Promise<Element[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const known = new Set(Array.from(list.children, linkOf));
  const cards = page.querySelectorAll('page-island[name="GrowingList"] ul.card-row > li');
  return [...cards].filter((card) => !known.has(linkOf(card)));
}

function linkOf(card: Element): string | null | undefined {
  return card.querySelector("a")?.getAttribute("href");
}

/** What the list says of itself one step on; its address counts pages. */
function growBy(step: number, shownCount: number, total: number, address: string) {
  const count = Math.min(total, shownCount + step);
  if (count === total) return { shownCount: count };
  return {
    shownCount: count,
    nextHref: address.replace(/\bpage=(\d+)/, (_, page: string) => `page=${Number(page) + 1}`),
  };
}
