import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, createStaticHandler } from "react-router";
import { expect, test, vi } from "vitest";
import type { MarketSignalSummary } from "../../catalogue/entries/index.ts";
import MarketSignalsPage, { loader } from "./market-signals.tsx";

/** More signals than the site has: seven of one category, of which the list shows three at a time. */
const sevenSignals = vi.hoisted(() =>
  Array.from(
    { length: 7 },
    (_, position): MarketSignalSummary => ({
      type: "signal",
      slug: `signal-${position}`,
      title: `Signal ${position}`,
      summary: "What it says.",
      tags: ["GTM Strategy"],
      category: "GTM Strategy",
      date: "2025-01-29",
      dateLabel: "Jan 29, 2025",
      monthLabel: "Jan 2025",
      publishedAt: "Jan 2025",
      featured: false,
      categoryId: "gtm-strategy",
      illustration: "communications",
      author: "The firm",
      readMinutes: 1,
      sample: false,
    }),
  ),
);
vi.mock("../../catalogue/catalogue.server.ts", () => ({
  listSignals: () => sevenSignals,
  panels: { "gtm-edge": { shelves: { signals: { lead: "What moves." } } } },
}));

/** The page's HTML at an address, as the server draws it. */
async function draw(address: string): Promise<string> {
  const route = { id: "signals", path: "/market-signals", loader };
  const answer = await createStaticHandler([route]).query(new Request(`http://localhost${address}`));
  if (answer instanceof Response) throw new Error(`${address} answered ${answer.status}`);
  const Stub = createRoutesStub([{ ...route, Component: MarketSignalsPage }]);
  const { loaderData } = answer;
  return renderToStaticMarkup(
    createElement(Stub, { initialEntries: [address], hydrationData: { loaderData } }),
  );
}

const cards = (html: string) => html.match(/<article/g) ?? [];
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test("three signals at a time; 'Load More Signals' adds three up to the total (spec 2.8, 4.4)", async () => {
  const first = await draw("/market-signals");
  expect(cards(first)).toHaveLength(3);
  expect(first).toMatch(/<a [^>]*href="\/market-signals\?page=2"[^>]*>Load More Signals<\/a>/);
  expect(cards(await draw("/market-signals?page=2"))).toHaveLength(6);
  const all = await draw("/market-signals?page=3");
  expect(cards(all)).toHaveLength(7);
  expect(all).not.toContain("Load More Signals");
});

test("changing the filter resets the count to three (spec 4.4)", async () => {
  const grown = await draw("/market-signals?page=2");
  const tabs = links(grown).filter((href) => href?.includes("category=") || href === "/market-signals");
  expect(tabs).toEqual(["/market-signals", "/market-signals?category=gtm-strategy"]);
  const filtered = await draw("/market-signals?category=gtm-strategy");
  expect(cards(filtered)).toHaveLength(3);
  expect(links(filtered)).toContain("/market-signals?category=gtm-strategy&amp;page=2");
});
