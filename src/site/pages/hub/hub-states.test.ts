import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { noRequestData } from "../page-table.ts";
import { hubPage } from "./page.tsx";

vi.mock("#content/publication/content.server.ts", () => {
  const shelf = { heading: "Newest of a kind", lead: "" };
  return {
    listEntries: () => [],
    listEntriesOfKind: () => [],
    builtPageCopy: {
      "gtm-edge": {
        lead: "What we learn.",
        featuredHeading: "Start with these three",
        shelves: { caseStudies: shelf, signals: shelf, insights: shelf },
      },
      contact: { hero: { title: "Talk to us", lead: "" } },
      "process-promo": { linkLabel: "View Our Process" },
    },
  };
});

test("shows only the hub's heading if nothing has been published yet", async () => {
  const page = await hubPage.load(new URL("https://example.test/gtm-edge"), noRequestData);
  const html = renderToStaticMarkup(page?.renderBody());
  expect(html).toContain("<h1");
  expect(html).not.toContain("Start with these three");
  expect(html).not.toContain("Newest of a kind");
});
