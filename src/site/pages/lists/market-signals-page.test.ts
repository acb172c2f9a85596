import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { listIslands } from "#platform/islands/island.ts";
import { loadIslands } from "#platform/islands/render-island.ts";
import { noRequestData } from "../page-table.ts";
import * as islands from "./islands.ts";
import { marketSignalsPage } from "./market-signals-page.tsx";

vi.mock("#content/publication/content.server.ts", async () => {
  const { sampleSignal } = await import("#tests/support/sample-entries.ts");
  const sevenSignals = Array.from({ length: 7 }, (_, position) =>
    sampleSignal({
      slug: `signal-${position}`,
      title: `Signal ${position}`,
      tags: ["GTM Strategy"],
      category: "GTM Strategy",
      categoryId: "gtm-strategy",
    }),
  );
  return {
    listEntriesOfKind: (kind: string) => (kind === "signal" ? sevenSignals : []),
    builtPageCopy: {
      "gtm-edge": { shelves: { signals: { lead: "What moves." } } },
      lists: { signal: { title: "Market Signals", all: { title: "All Market Signals" } } },
      contact: { hero: { title: "Talk to us", lead: "" } },
      "process-promo": { linkLabel: "View Our Process" },
    },
  };
});

beforeAll(() => loadIslands(listIslands({ islands })));

async function render(path: string): Promise<string> {
  const page = await marketSignalsPage.load(new URL(path, "http://localhost"), noRequestData);
  return renderToStaticMarkup(page?.renderBody());
}

const cards = (html: string) => html.match(/<article/g) ?? [];
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test("shows three signals, and three more after each 'Load More Signals' (spec 2.8, 4.4)", async () => {
  const first = await render("/market-signals");
  expect(cards(first)).toHaveLength(3);
  expect(first).toMatch(
    /<form action="\/market-signals"><input type="hidden" name="page" value="2"\/><button[^>]*>Load More Signals</,
  );
  expect(cards(await render("/market-signals?page=2"))).toHaveLength(6);
  const all = await render("/market-signals?page=3");
  expect(cards(all)).toHaveLength(7);
  expect(all).not.toMatch(/<form|<button/);
});

test("shows only three signals again after the filter changes (spec 4.4)", async () => {
  const grown = await render("/market-signals?page=2");
  const tabs = links(grown).filter((href) => href?.includes("category=") || href === "/market-signals");
  expect(tabs).toEqual(["/market-signals", "/market-signals?category=gtm-strategy"]);
  const filtered = await render("/market-signals?category=gtm-strategy");
  expect(cards(filtered)).toHaveLength(3);
  expect(filtered).toMatch(
    /<form [^>]*><input type="hidden" name="category" value="gtm-strategy"\/><input type="hidden" name="page" value="2"\/>/,
  );
});
