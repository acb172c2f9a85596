import { describe, expect, it } from "vitest";
import { entryPath, pageIds, paths, siteConfig } from "#config/index.ts";
import { allPaths, signalSlug } from "../support/site/addresses.ts";
import { findRegion, hrefOf, readPage, textOf } from "../support/site/served-site.ts";

const hero = "main article header";
const related = "aside a[href]";

describe("an insight (spec 2.9)", () => {
  const path = entryPath("insight", "multi-channel-gtm-rhythm-lean-teams");

  it("shows category, title, subtitle, author, reading time and date over a signal grid at the top of an insight", async () => {
    const page = await readPage(path);
    expect(page.texts(`${hero} h1`)[0]).toContain("multi-channel GTM rhythm");
    const words = page.texts(hero)[0];
    expect(words).toContain("GTM Strategy");
    expect(words).toContain("Your team does not lack a channel. It has two ideas too many.");
    expect(page.texts(`${hero} li`)).toEqual([siteConfig.brand, "6 min read", "April 8, 2025"]);
    expect(page.attributes(`${hero} time`, "datetime")).toEqual(["2025-04-08"]);
    expect(page.attributes(`${hero} svg[opacity]`, "opacity")).toEqual(["0.35"]);
    expect(page.attributes(`${hero} svg[opacity] use`, "href")[0]).toMatch(/#signalGrid$/);
  });

  it("lists at most six case studies from the same category beside an insight", async () => {
    const page = await readPage(path);
    const hrefs = page.attributes(related, "href").filter((href) => href.startsWith("/case-studies/"));
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.length).toBeLessThanOrEqual(6);
    expect(page.texts(related).join()).toMatch(/Case Study · \d+ min read/);
  });

  it("renders up to three entries of each kind in 'Explore More'", async () => {
    const more = findRegion(await readPage(path), "Explore More");
    expect(textOf(more)).toContain("Switch between Insights, Case Studies, and Signals via the tabs.");
    const labels = ["Insights", "Case Studies", "Signals"];
    expect([...more.querySelectorAll("[role=tab]")].map(textOf)).toEqual(labels);
    expect(
      [...more.querySelectorAll(".tab-panel")].map((panel) => panel.querySelectorAll("article").length),
    ).toEqual([3, 3, 1]);
    // Without tabs, each kind's name is above its cards.
    for (const label of labels) expect([...more.querySelectorAll("p")].map(textOf)).toContain(label);
    expect(hrefOf(more, "Explore All Content →")).toBe(paths.hub);
  });

  it("ends an insight with the unchecked checklist 'The Hard Questions to Answer'", async () => {
    const { document, texts } = await readPage(path);
    expect(texts("main article fieldset:last-of-type > legend")).toEqual(["The Hard Questions to Answer"]);
    const boxes = [...document.querySelectorAll("main article input[type=checkbox]")];
    expect(boxes.length).toBeGreaterThan(2);
    expect(boxes.filter((box) => box.hasAttribute("checked"))).toEqual([]);
  });
});

it("omits the reading order if its file is missing", async () => {
  const article = await readPage(entryPath("insight", "intent-driven-cadences"));
  expect(article.texts('nav[aria-label="Reading order"]')).toEqual([]);
});

describe("a case study (spec 2.9)", () => {
  const conference = entryPath("caseStudy", "case-study-ai-conference-gtm-playbooks");
  const outreach = entryPath("caseStudy", "precision-outreach-scale-pipeline");

  it("shows category, title, summary, reading time, industry and weeks at the top of a case study", async () => {
    const page = await readPage(conference);
    expect(page.texts(`${hero} h1`)[0]).toMatch(/^19 meetings\b/);
    const [words] = page.texts(hero);
    for (const text of [
      "GTM Strategy",
      "19 qualified meetings in 3 days",
      "open opportunities at target accounts, in 10 weeks",
      "What it countsOpen opportunities at 120 target accounts",
    ])
      expect(words).toContain(text);
    expect(page.texts(`${hero} li`)).toEqual([
      expect.stringMatching(/^\d+ min read$/),
      "Enterprise AI Software",
      "Engagement: 3 weeks",
    ]);
  });

  it("draws a case study's KPI with start, end and growth, and lists its numbers as text", async () => {
    const page = await readPage(conference);
    const [card] = page.texts(`${hero} figure`);
    for (const text of ["Open opportunities at target accounts", "From 4 to 22", "+450%"])
      expect(card).toContain(text);
    expect(page.html).toContain(
      "Line chart, Open opportunities at target accounts: from 4 to 22. Wk 0: 4; Wk 1: 4; Wk 2: 4; Wk 3: 9; Wk 4: 13; Wk 5: 14; Wk 6: 16; Wk 7: 17; Wk 8: 19; Wk 9: 21; Wk 10: 22.",
    );
  });

  it.each([
    ["competitive-blindspots-to-market-clarity", "Line chart, "],
    ["content-to-revenue-calendar-case-study", "Line chart, "],
    ["precision-outreach-scale-pipeline", "Bar chart, "],
  ])("draws the chart of %s as one image named '%s…' (spec 9)", async (slug, name) => {
    const page = await readPage(entryPath("caseStudy", slug));
    const charts = page.document.querySelectorAll(`${hero} figure [role=img]`);
    expect(charts).toHaveLength(1);
    const chart = charts[0];
    const labelId = chart?.getAttribute("aria-labelledby")?.split(" ")[0];
    const label = labelId ? textOf(page.document.getElementById(labelId)) : chart?.getAttribute("aria-label");
    expect(label).toMatch(new RegExp(`^${name}`));
  });

  it("shows the impact of a case study and why it matters", async () => {
    const [words] = (await readPage(outreach)).texts("main");
    expect(words).toContain("Why it matters");
    expect(words).toContain("meetings booked in the 12 weeks of the engagement");
  });

  it("lists insights from the same category beside a case study", async () => {
    const hrefs = (await readPage(conference)).attributes(related, "href");
    expect(hrefs.filter((href) => href.startsWith("/read-insight/")).length).toBeGreaterThan(0);
  });

  it("shows every part of the AI conference case study", async () => {
    const page = await readPage(conference);
    expect(page.texts("main article :is(h2, h3)").map((text) => text.replace(/ ?#$/, ""))).toEqual(
      expect.arrayContaining([
        "The situation",
        "The shift",
        "The outcome",
        "Before and after",
        "Why it worked",
      ]),
    );
    expect(page.texts("main article [role=note].tone-success").join()).toContain("Key takeaway");
    expect(page.texts("main article blockquote").length).toBeGreaterThan(0);
    const table = [...page.document.querySelectorAll("table")].find((one) =>
      textOf(one).includes("Pre-event outreach"),
    );
    expect([...(table?.querySelectorAll("th") ?? [])].map(textOf)).toEqual([
      "Metric",
      "Before",
      "After",
      "Note",
      "Pre-event outreach",
      "Messaging",
      "Meetings booked",
    ]);
    const rows = [...(table?.querySelectorAll("tbody tr") ?? [])];
    expect(rows.map((row) => [...row.querySelectorAll("td")].slice(0, 2).map(textOf))).toEqual([
      ["Sporadic generic outreach", "Three leaders ran persona-driven outreach"],
      ["Pitch differing by rep", "One unified USP"],
      ["Untracked meetings", "19 qualified meetings in 3 days"],
    ]);
    expect(page.texts("#why-it-worked + ol > li")).toHaveLength(4);
    expect(page.texts("main article input[type=checkbox]")).toHaveLength(3);
  });
});

describe("the market signal (spec 2.9)", () => {
  const path = entryPath("signal", signalSlug);

  it("shows when the market signal was published and updated", async () => {
    const page = await readPage(path);
    const [words] = page.texts(hero);
    for (const text of ["GTM Strategy", "Published January 29, 2025", "Updated August 25, 2025"])
      expect(words).toContain(text);
    expect(page.attributes(`${hero} time`, "datetime")[0]).toBe("2025-01-29");
  });

  it("shows the market signal's sections and report form in order", async () => {
    const { document } = await readPage(path);
    const parts = [...document.querySelectorAll(".prose > h2, .prose form")].map((part) =>
      part.localName === "form" ? "the form" : textOf(part).replace(/ ?#$/, ""),
    );
    expect(parts.slice(0, 5)).toEqual([
      "The Inflection Point",
      "the form",
      "Market Intelligence Summary",
      "The New Reality",
      expect.stringMatching(/^What It Means/),
    ]);
  });

  it("links from the market signal to more signals and insights, and to the hub", async () => {
    const more = findRegion(await readPage(path), "More Market Signals & Insights");
    const cards = [...more.querySelectorAll("article a")].map((link) => link.getAttribute("href"));
    expect(cards).toHaveLength(3);
    for (const href of cards) expect(href).toMatch(/^\/read-insight\//);
    const hrefs = [...more.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(hrefs).toContain(paths.hub);
  });

  it("lists at most six insights and case studies beside the market signal", async () => {
    const hrefs = (await readPage(path)).attributes(
      'aside[aria-label="Share and related content"] a',
      "href",
    );
    expect(hrefs.length).toBeLessThanOrEqual(6);
    for (const kind of ["insight", "caseStudy"] as const)
      expect(hrefs.some((href) => href.startsWith(entryPath(kind, "")))).toBe(true);
  });

  it("draws the forecast as bars with both values, and years without a comma", async () => {
    const page = await readPage(path);
    expect(page.html).toContain("Bar chart, PRM software, forecast, $ billion. 2025: 105; 2030: 226.");
    expect(page.texts("svg text")).toEqual(expect.arrayContaining(["2025", "226"]));
  });
});

it("reserves every id on pages with an article, so that no heading can have it", async () => {
  const isText =
    /^\/(?:read-insight|case-studies|market-signals)\/|^\/(?:privacy|terms|cookie-preferences|glossary)$/;
  for (const path of allPaths.filter((path) => isText.test(path))) {
    const { document } = await readPage(path);
    const headings = [...document.querySelectorAll(".prose :is(h2, h3)")].map(({ id }) => id);
    const model = document.querySelector("[data-model]")?.getAttribute("data-model");
    const ids = [...document.querySelectorAll("[id]")]
      .map(({ id }) => id)
      .filter((id) => !/^_|^grid$/.test(id));
    expect(new Set(ids).size).toBe(ids.length);
    const others = ids.filter((id) => !headings.includes(id) && id !== model);
    expect(others.filter((id) => !pageIds.includes(id))).toEqual([]);
  }
});
