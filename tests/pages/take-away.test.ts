import { describe, expect, it } from "vitest";
import { entryPath, takeAwayFilePath, takeAwayPath } from "#config/index.ts";
import { readPageHead } from "../support/site/page-head.ts";
import { readPage, requestPath, textOf } from "../support/site/served-site.ts";

const slug = "living-content-to-revenue-system";
const article = entryPath("insight", slug);

describe("what an article lets readers take away", () => {
  it("links each table to its CSV file, which search engines don't list", async () => {
    const page = await readPage(article);
    // A chart's link is beside its numbers, those of tables are at the end.
    const links = page.attributes('a[href$=".csv"][download]', "href").sort();
    expect(links).toEqual(
      page.attributes("main table", "class").map((_, place) => takeAwayFilePath(slug, `${place + 1}.csv`)),
    );
    expect(links.length).toBeGreaterThan(2);
    for (const [place, link] of links.entries()) {
      const response = await requestPath(link);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      const table = page.document.querySelectorAll("main table")[place];
      const rows = Buffer.from(await response.arrayBuffer())
        .toString()
        .split("\r\n");
      expect(rows[0]).toMatch(/^\ufeff/);
      expect(rows.slice(1, -1)).toHaveLength(table?.querySelectorAll("tbody tr").length ?? 0);
    }
  });

  it("lists tables, the printable sheet and the calendar in one line after the text", async () => {
    const page = await readPage(article);
    const line = [...page.document.querySelectorAll(".prose ~ p")].map(textOf);
    expect(line).toHaveLength(1);
    expect(line[0]).toMatch(
      /^Take it with you · Tables \(CSV\): .+, .+ · Sheet: Order form · Calendar file: Add the week to your calendar$/,
    );
    const inText = [...page.document.querySelectorAll(".prose a[href^='/take-away/']")];
    expect(inText.filter((link) => !link.closest(".chart-numbers"))).toEqual([]);
  });

  it("offers to copy a message, but no table", async () => {
    const rhythm = await readPage(entryPath("insight", "multi-channel-gtm-rhythm-lean-teams"));
    const texts = [...rhythm.document.querySelectorAll("page-island[name=CopyButton]")].map(textOf);
    expect(texts.sort()).toEqual(["Copy link", expect.stringMatching(/^Copy the text above/)]);
    expect(rhythm.attributes(".prose page-island[name=CopyButton] button", "class")[0]).toContain(
      "noscript:hidden",
    );
  });

  it("links a calendar to its file", async () => {
    const page = await readPage(article);
    const path = takeAwayFilePath(slug, "library-week.ics");
    expect(page.texts(`a[href="${path}"][download]`)).toEqual(["Add the week to your calendar"]);
    const response = await requestPath(path);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
});

describe("an article's templates page", () => {
  it("contains only the templates, is noindex and names the article as canonical", async () => {
    const page = await readPage(takeAwayPath(slug));
    expect(page.texts("main h2")).toEqual(["Order form"]);
    expect(page.attributes("main a", "href")).toContain(article);
    const head = readPageHead(page);
    expect(head.meta("robots")).toBe("noindex");
    expect(head.canonical).toBe(`http://localhost:3000${article}`);
    expect(await (await requestPath("/sitemap.xml")).text()).not.toContain("/take-away/");
  });

  it.each([
    takeAwayPath("intent-driven-cadences"),
    takeAwayPath("unknown"),
    takeAwayFilePath("unknown", "1.csv"),
    takeAwayFilePath(slug, "99.csv"),
    takeAwayFilePath(slug, "other.ics"),
  ])("responds with 404 to %s", async (path) => {
    expect((await requestPath(path)).status).toBe(404);
  });
});
