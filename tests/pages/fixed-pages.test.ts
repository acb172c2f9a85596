import { describe, expect, it } from "vitest";
import { paths, schedulePath, siteConfig } from "#config/index.ts";
import { findRegion, hrefOf, readPage, textOf } from "../support/site/served-site.ts";

const textsIn = (element: Element, selector: string) => [...element.querySelectorAll(selector)].map(textOf);

const pillars = [
  "Context-Led Discovery",
  "Strategy in Motion",
  "Intelligent Execution",
  "Outcome-Driven Optimization",
];

describe("the home page (spec 1, 2.3)", () => {
  it("shows the headline and five quick actions at the top of the home page", async () => {
    const page = await readPage(paths.home);
    expect(page.texts("h1")[0]).toMatch(/marketing impact and revenue growth/);
    const actions = 'nav[aria-label="Quick actions"]';
    expect(page.texts(`${actions} li`)).toEqual([
      "Our Services",
      "Our Strategy Process",
      "Client Success Stories",
      "Latest GTM Insights",
      "Contact Us",
    ]);
    expect(page.attributes(`${actions} a`, "href").slice(1)).toEqual([
      paths.process,
      paths.caseStudies,
      paths.insights,
      paths.contact,
    ]);
  });

  it("shows the offer's facts in the hero, and how each result was counted", async () => {
    const page = await readPage(paths.home);
    expect(page.texts("main > header dl > div")).toEqual(["Price$30,000 fixed"]);
    expect(hrefOf(page.document, "Book a free 30-minute call")).toBe(schedulePath);
    const results = findRegion(page, "Results you can count");
    expect(textOf(results)).toContain("Meetings held. Base not recorded.");
    expect(hrefOf(results, "Thirty times the coverage with the same two reps")).toBe(
      "/case-studies/precision-outreach-scale-pipeline",
    );
    expect(textsIn(findRegion(page, "Our Services"), "dl > *")).toEqual([
      "You get",
      "Twelve pages",
      "Price",
      "From $10,000",
    ]);
  });

  it("shows the sections of the home page in the specified order", async () => {
    const matches = (pattern: RegExp): unknown => expect.stringMatching(pattern);
    expect((await readPage(paths.home)).texts("main h2")).toEqual([
      "Results you can count",
      "Where We Drive the Most Impact",
      "Our Services",
      "What you own at the end",
      "What clients say",
      matches(/Why teams choose us/),
      matches(/the tools you already pay for/),
      siteConfig.hubName,
      matches(/Accelerate Your GTM Success/),
    ]);
  });

  it("lists five services, each with 'What changes'", async () => {
    const services = findRegion(await readPage(paths.home), "Our Services");
    expect(textsIn(services, "h3")).toEqual([
      "GTM Blueprint",
      "Precision Outreach",
      "Market Intelligence",
      "Content to Revenue Calendar",
      "CRM control centre",
    ]);
    for (const service of textsIn(services, "details")) expect(service).toContain("What changes");
  });

  it.each([
    ["25+", "qualified meetings in 2 months", "Pipeline acceleration"],
    ["+92%", "engagement in 6 weeks", "Messaging overhaul"],
    ["+250,000", "visitors in 60 days", "Organic discovery"],
  ])("shows the result '%s %s' once", async (value, unit, title) => {
    const page = await readPage(paths.home);
    const leaves = [...page.document.querySelectorAll("main *")].filter(({ children }) => !children.length);
    for (const text of [value, title])
      expect(
        leaves.filter((leaf) => textOf(leaf) === text),
        text,
      ).toHaveLength(1);
    expect(page.texts("main")[0]?.split(`${value} ${unit}`)).toHaveLength(2);
  });

  it("shows the four-step model with a link to the process", async () => {
    const outcome = findRegion(await readPage(paths.home), "What you own at the end");
    expect(textsIn(outcome, "h4")).toEqual(pillars);
    expect(hrefOf(outcome, "View Our Process")).toBe(paths.process);
  });

  it("lists thirteen tools, each with its logo", async () => {
    const tools = findRegion(await readPage(paths.home), /tools you already pay for/);
    const names = textsIn(tools, "li");
    expect(names).toHaveLength(13);
    expect(names).toEqual(expect.arrayContaining(["HubSpot", "Google Analytics", "n8n"]));
    expect(textsIn(tools, "li svg")).toHaveLength(13);
  });
});

it.each([paths.about, paths.aboutUs])(
  "shows hero, pillars, quote, motions, figures, approach and promises at %s (spec 2.5)",
  async (path) => {
    const page = await readPage(path);
    expect(page.texts("h1")).toEqual(["Beyond Consulting. Beyond Software."]);
    expect(page.texts("main h2")).toEqual([
      "What We Bring To The Table",
      "Who Does The Work",
      "Where We Drive the Most Impact",
      "How we work, in four steps",
      "Why",
      "Our Commitment",
      "Let's Accelerate Your GTM Success",
    ]);
    expect(page.texts("main h3")).toEqual(
      expect.arrayContaining(["Strategic Clarity", "Execution Firepower", "Operator Proof", ...pillars]),
    );
    expect(page.texts("main blockquote").length).toBeGreaterThan(0);
    expect(page.texts(".rotator-motions .rotator-panel")).toHaveLength(6);
    const [figures] = page.texts("main");
    for (const text of [
      "100+",
      "SaaS GTM campaigns automated",
      "3x",
      "faster pipeline velocity",
      "35%",
      "CAC payback improvement",
    ])
      expect(figures).toContain(text);
  },
);

it("shows what a motion passes to the others on the About page, or else what it is about", async () => {
  const [first, second] = (await readPage(paths.about)).texts(".rotator-motions .rotator-panel");
  expect(first).toBe("Reply rates by role.");
  expect(second).toMatch(/^When pipeline stops moving/);
});

describe("the process page (spec 2.6)", () => {
  it("shows what a step costs, and answers a buyer's questions", async () => {
    const page = await readPage(paths.process);
    expect(page.texts(".plan-step:first-child p")).toContain("$5,000, and about 4 hours of your team’s time");
    const terms = findRegion(page, "What you’d ask on the first call");
    expect(textsIn(terms, "summary")).toEqual(["What does it cost?"]);
    expect(textsIn(terms, "details p")).toEqual(["$30,000 for all six steps."]);
  });

  it("shows what is sold beside what a case study bought, and beside the alternatives", async () => {
    const prices = findRegion(await readPage(paths.process), "What you buy, and what the cases bought");
    const [engagements, ways] = [...prices.querySelectorAll("table")].map((table) =>
      [...table.querySelectorAll("tbody tr")].map((row) => textsIn(row, "th, td")),
    );
    expect(engagements).toEqual([
      ["The six-week process", "6", "$30,000", "The two of us"],
      ["Outbound", "12", "$60,000", "We two and their reps"],
    ]);
    expect(ways?.map(([name]) => name)).toEqual(["Hire a team", "Pay an agency", "Buy a tool", "Retain us"]);
    expect(hrefOf(prices, "Outbound")).toBe("/case-studies/precision-outreach-scale-pipeline");
    expect(hrefOf(prices, "The memo")).toBe("/read-insight/cost-models-build-buy-partner-gtm");
  });

  it("shows a 6-week framework and the pillars on the process page", async () => {
    const page = await readPage(paths.process);
    expect(page.texts("h1")).toEqual(["Our Process"]);
    const [words] = page.texts("main");
    for (const text of [
      "A 6-week framework",
      "Every step ends with something you can hold",
      "Begin your 6-week journey to an AI-powered GTM execution system.",
    ])
      expect(words).toContain(text);
    expect(page.texts("main h2")).toEqual(
      expect.arrayContaining([
        "How We Typically Commit Delivery To Our Clients",
        "Ready to Start Your GTM Transformation?",
      ]),
    );
    const list = page.document.querySelector('[aria-label="Pillars"]');
    for (const pillar of pillars) expect(textOf(list)).toContain(pillar);
    // At the top and at the end.
    expect(page.attributes("main a[data-schedule]", "href")).toEqual([schedulePath, schedulePath]);
  });

  it.each([
    ["01 Audit & Diagnose", pillars[0], "1 week", "Wk 1–2", 0, 1],
    ["02 Strategy Blueprint", pillars[1], "1 week", "Wk 2–3", 1, 1],
    ["03 Distribution Planning", pillars[1], "1 week", "Wk 3–4", 2, 1],
    ["04 Build & Connect", pillars[2], "1½ weeks", "Wk 4–5½", 3, 1.5],
    ["05 Soft Launch & Retrofit", pillars[2], "½ week", "Wk 5½–6", 4.5, 0.5],
    ["06 Launch & Enablement", pillars[3], "1 week", "Wk 6–7", 5, 1],
  ] as const)(
    "shows step %s of %s: %s, %s, with its bar",
    async (title, pillar, duration, range, start, weeks) => {
      const timeline = findRegion(await readPage(paths.process), /How We Typically/);
      const shown = [...timeline.querySelectorAll("ol > li")];
      expect(shown).toHaveLength(6);
      const step = shown.find((item) => textsIn(item, "h3").includes(title));
      for (const text of [pillar, duration, range, "Outcome"]) expect(textOf(step)).toContain(text);
      const bar = step?.querySelector("svg.step-bar");
      expect(bar?.getAttribute("aria-label")).toBe(`${range} of Wk 1 to Wk 6`);
      const scale = [...(bar?.querySelectorAll("text") ?? [])].map(textOf);
      expect(scale).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6].map((week) => `Wk ${week}`)));
      const inWeeks = (name: string) =>
        (Number.parseFloat(bar?.querySelector("rect")?.getAttribute(name) ?? "") / 100) * 6;
      expect(inWeeks("x")).toBeCloseTo(start, 1);
      expect(inWeeks("width")).toBeCloseTo(weeks, 1);
    },
  );
});

it("shows the contact details from site.config.ts on the contact page (spec 2.4)", async () => {
  const page = await readPage(paths.contact);
  expect(page.texts("h1")).toEqual(["Let's Accelerate Your GTM Success"]);
  const { emails, phone, supportHours, office, linkedinUrl, contactForm, replyHours } = siteConfig;
  const [words] = page.texts("main");
  for (const text of [
    "Book Your Free Demo",
    "Quick Response",
    "Follow Us",
    `${replyHours.from}-${replyHours.to} hours in business hours`,
    emails.sales,
    emails.support,
    phone,
    supportHours,
    contactForm.action,
    `${office.area}, ${office.city}, ${office.country}`,
  ])
    expect(words).toContain(text);
  expect(page.attributes("main a", "href")).toEqual(
    expect.arrayContaining([`tel:${phone.replaceAll(" ", "")}`, linkedinUrl]),
  );
});
