import { describe, expect, it } from "vitest";
import { entryPath, listPath, paths, siteConfig } from "#config/index.ts";
import { categories } from "#content/entries/categories.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../support/site/addresses.ts";
import { findRegion, hrefOf, readPage, textOf } from "../support/site/served-site.ts";

const card = "main article";
const hrefsIn = (element: Element) =>
  [...element.querySelectorAll("article a")].map((link) => link.getAttribute("href") ?? "");

describe("a paged list (spec 2.8)", () => {
  it("loads more entries with a form until all are shown, without JavaScript", async () => {
    const first = await readPage(paths.moreCaseStudies);
    expect(first.texts(card)).toHaveLength(3);
    const form = first.document.querySelector("main form");
    expect(form?.getAttribute("action")).toBe(paths.moreCaseStudies);
    expect(form?.getAttribute("method")).toBeNull();
    const field = form?.querySelector("input[type=hidden]");
    expect([field?.getAttribute("name"), field?.getAttribute("value")]).toEqual(["page", "2"]);
    expect(textOf(form?.querySelector("button[type=submit]"))).toBe("Load More");
    const all = await readPage(`${paths.moreCaseStudies}?page=2`);
    expect(all.texts(card)).toHaveLength(caseStudySlugs.length);
    expect(all.texts("main form")).toEqual([]);
  });

  it("sorts a list newest first", async () => {
    const cards = (await readPage(`${paths.moreInsights}?page=4`)).texts(card);
    const days = cards.map((words) => Date.parse(/[A-Z][a-z]{2} \d{1,2}, \d{4}/.exec(words)?.[0] ?? ""));
    expect(days).toHaveLength(insightSlugs.length);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });
});

describe.each(["insight", "caseStudy"] as const)("the %s list (spec 2.8)", (kind) => {
  it(`shows a featured ${kind}, then at most three per category with 'See all', or its only one as a row`, async () => {
    const page = await readPage(listPath(kind));
    expect(page.texts("main article.dark-sheet")).toHaveLength(1);
    // Every category has several insights, but at most one case study.
    const known = kind === "insight" ? categories : [];
    if (kind === "caseStudy") {
      const slugs = page.attributes("[data-list] article a", "href");
      expect(slugs.toSorted()).toEqual(caseStudySlugs.map((slug) => entryPath(kind, slug)).toSorted());
    }
    const seeAll = [...page.document.querySelectorAll("main section a")].filter(
      (link) => textOf(link) === "See all",
    );
    expect(seeAll.map((link) => link.getAttribute("href"))).toEqual(
      known.map(({ id }) => listPath(kind, id)),
    );
    for (const { label } of known) {
      const group = findRegion(page, label);
      const hrefs = hrefsIn(group);
      expect(hrefs.length).toBeGreaterThan(0);
      expect(hrefs.length).toBeLessThanOrEqual(3);
      for (const href of hrefs) expect(href).toContain(entryPath(kind, ""));
    }
    // The last cards are of other kinds than those above.
    const last = page.attributes(`[aria-label="${siteConfig.hubName}"] article a`, "href");
    expect(last.length).toBeGreaterThan(1);
    for (const href of last) expect(href).not.toContain(entryPath(kind, ""));
  });
});

it("filters insights by category with links, and marks the current one (spec 2.8)", async () => {
  const filter = '[aria-label="Filter by category"] a';
  const all = await readPage(paths.insights);
  expect(all.texts(`${filter}[aria-current=true]`)).toEqual(["All"]);
  expect(all.attributes(filter, "href")).toContain(listPath("insight", "precision-outreach"));
  const narrowed = await readPage(listPath("insight", "precision-outreach"));
  expect(narrowed.texts(`${filter}[aria-current=true]`)).toEqual(["Precision Outreach"]);
  const badges = [...findRegion(narrowed, "Precision Outreach").querySelectorAll("article .badge-dot")];
  expect(badges.length).toBeGreaterThan(0);
  expect(new Set(badges.map(textOf))).toEqual(new Set(["Precision Outreach"]));
});

it("links from the insights page to the list of all insights", async () => {
  const { document } = await readPage(paths.insights);
  expect(hrefOf(document, "All Insights")).toBe(paths.moreInsights);
  expect((await readPage(paths.moreInsights)).texts("h1")).toEqual(["All Insights"]);
});

it.each([
  [undefined, "All"],
  ["gtm-strategy", "GTM Strategy"],
])("uses links as market signal tabs; category '%s' selects '%s' (spec 2.8)", async (category, name) => {
  const page = await readPage(listPath("signal", category));
  expect(page.attributes("[role=tab]", "href")).toEqual([
    paths.marketSignals,
    listPath("signal", "gtm-strategy"),
  ]);
  expect(page.texts("[role=tab][aria-selected=true]")).toEqual([name]);
  // Without JavaScript, the Tab key reaches every tab.
  expect(page.texts("[role=tab][tabindex]")).toEqual([]);
  const [panel] = page.attributes("[role=tabpanel]", "aria-labelledby");
  expect(textOf(page.document.getElementById(panel ?? "none"))).toBe(name);
  expect(page.texts("[role=tabpanel] article")).toHaveLength(1);
});

it("links from the market signals to insights in their categories", async () => {
  const insights = findRegion(await readPage(paths.marketSignals), "Strategic Insights");
  expect(hrefsIn(insights)).toHaveLength(3);
  expect(textOf(insights.querySelector("article .badge-dot"))).toBe("GTM Strategy");
  expect(hrefOf(insights, "All Insights")).toBe(paths.moreInsights);
});

it.each([
  paths.insights,
  paths.caseStudies,
  paths.marketSignals,
  paths.moreInsights,
  paths.moreCaseStudies,
  paths.moreSignals,
])("ends %s with a link to the contact form", async (path) => {
  expect((await readPage(path)).texts("main > section:last-child a[data-contact]")).toHaveLength(1);
});

it("says that a category has no case studies, and links to all case studies", async () => {
  const page = await readPage(listPath("caseStudy", "platform-control"));
  expect(page.texts("main").join()).toContain("No case studies on Platform Control have been published yet.");
  expect(hrefOf(findRegion(page, "Platform Control"), "Show all")).toBe(paths.caseStudies);
});

describe("the content hub (spec 2.7)", () => {
  it("features a case study, a market signal and an insight at the top of the hub", async () => {
    const page = await readPage(paths.hub);
    expect(page.texts("h1")).toEqual([siteConfig.hubName]);
    expect(page.attributes("main header h3 a", "href")).toEqual([
      expect.stringMatching(/^\/case-studies\/.+/),
      expect.stringMatching(/^\/market-signals\/.+/),
      expect.stringMatching(/^\/read-insight\/.+/),
    ]);
  });

  it.each([
    ["Case Studies", paths.caseStudies, caseStudySlugs.length],
    ["Market Signals", paths.marketSignals, 1],
    ["Strategic Insights", paths.insights, insightSlugs.length],
  ])("shows the first six %s in the hub, with a link to all of them", async (name, list, count) => {
    const shelf = findRegion(await readPage(paths.hub), name);
    expect(hrefsIn(shelf)).toHaveLength(Math.min(count, 6));
    expect(hrefOf(shelf, "See All")).toBe(list);
  });
});

describe("a card (spec 2.8)", () => {
  it("shows badge, reading time, title, tags, date and 'Read More →' on an insight card", async () => {
    const page = await readPage(paths.moreInsights);
    const first = page.document.querySelector(card);
    const words = textOf(first);
    expect(categories.some(({ label }) => words.includes(label))).toBe(true);
    for (const pattern of [/\d+ min read/, /\w+ · \w+/, /[A-Z][a-z]{2} \d{1,2}, 2025/, /Read More →/])
      expect(words).toMatch(pattern);
    for (const part of [":is(h2, h3)", "svg"]) expect(first?.querySelector(part), part).not.toBeNull();
    expect([...(first?.querySelectorAll("a") ?? [])].map(textOf)).toEqual([
      textOf(first?.querySelector(":is(h2, h3)")),
    ]);
    expect(page.attributes(`${card} a`, "href")[0]).toMatch(/^\/read-insight\//);
  });

  it.each([
    ["content-to-revenue-calendar-case-study", "+387%", "6 Weeks"],
    ["precision-outreach-scale-pipeline", "+340%", "8 Weeks"],
    ["competitive-blindspots-to-market-clarity", "+290%", "4 Weeks"],
    ["case-study-ai-conference-gtm-playbooks", "+450%", "10 Weeks"],
  ])(
    "gives the card of case study %s the metric %s and the timeframe %s",
    async (slug, metric, timeframe) => {
      const page = await readPage(`${paths.moreCaseStudies}?page=2`);
      expect(page.texts(card)).toHaveLength(caseStudySlugs.length);
      const link = page.document.querySelector(`${card} a[href="${entryPath("caseStudy", slug)}"]`);
      const words = textOf(link?.closest("article"));
      for (const text of [metric, timeframe, "View Case Study →", "min read"]) expect(words).toContain(text);
    },
  );

  it("shows the month and 'Read More →' on a market signal card", async () => {
    const page = await readPage(paths.moreSignals);
    const [words] = page.texts(card);
    expect(words).toContain("Aug 2025");
    expect(words).toContain("Read More →");
    expect(page.attributes(`${card} a`, "href")).toEqual([entryPath("signal", signalSlug)]);
  });
});
