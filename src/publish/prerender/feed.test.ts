import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import type { ListedEntry } from "../build-output/index.ts";
import { renderFeed } from "./feed.ts";

const entry: ListedEntry = {
  type: "insight",
  slug: "a",
  title: "A",
  summary: "S",
  author: "Sample Firm",
  tags: ["GTM Strategy"],
  date: "2025-01-29",
};

function read(entries: readonly ListedEntry[]) {
  const { document } = parseHTML(renderFeed(entries, "https://example.test"));
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent);
  return { document, textsOf };
}

describe("the feed", () => {
  it("uses each article's URL as its entry id", () => {
    const { textsOf } = read([entry, { ...entry, type: "signal", slug: "b", title: "B" }]);
    expect(textsOf("entry > id")).toEqual([
      "https://example.test/read-insight/a",
      "https://example.test/market-signals/b",
    ]);
    expect(textsOf("entry > title")).toEqual(["A", "B"]);
  });

  it("keeps the id of a renamed article, so that feed readers don't show it again", () => {
    const { textsOf, document } = read([{ ...entry, firstPath: "/read-insight/old" }]);
    expect(textsOf("entry > id")).toEqual(["https://example.test/read-insight/old"]);
    expect(document.querySelector("entry > link")?.getAttribute("href")).toMatch(/\/read-insight\/a$/);
  });

  it("includes each article's publication and update dates and the feed's latest update", () => {
    const { textsOf } = read([{ ...entry, updated: "2025-08-25" }, entry]);
    expect(textsOf("entry > published")).toEqual(["2025-01-29T00:00:00Z", "2025-01-29T00:00:00Z"]);
    expect(textsOf("entry > updated")).toEqual(["2025-08-25T00:00:00Z", "2025-01-29T00:00:00Z"]);
    expect(textsOf("feed > updated")).toEqual(["2025-08-25T00:00:00Z"]);
  });

  it("escapes markup characters in titles and tags", () => {
    const { document, textsOf } = read([{ ...entry, title: `R&D <b>"now"</b>`, tags: [`"A" & B`] }]);
    expect(textsOf("entry > title")).toEqual([`R&D <b>"now"</b>`]);
    expect(document.querySelector("category")?.getAttribute("term")).toBe(`"A" & B`);
  });

  it("lists at most 50 articles", () => {
    expect(read(Array.from({ length: 51 }, () => entry)).textsOf("entry")).toHaveLength(50);
  });
});
