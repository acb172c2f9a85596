import type { Locator, Page } from "@playwright/test";
import { findFaults } from "../support/accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { waitUntilAlive } from "../support/open-alive.ts";

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Opens the home page and waits until it is alive. */
async function openHome(page: Page) {
  await page.goto("/");
  await waitUntilAlive(page);
  await expect(page.getByRole("navigation", { name: "Quick actions" }).getByRole("button")).toBeVisible();
}

/** Opens it at a size with the clock standing still: only `page.clock.runFor` lets time pass. */
async function openStill(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.clock.install({ time: new Date("2025-06-02T09:00:00Z") });
  await page.clock.pauseAt(new Date("2025-06-02T09:00:01Z"));
  await openHome(page);
}

function carousel(page: Page, name: string): Locator {
  return page.getByRole("group", { name, exact: true });
}

/** Positions of the cards of a row that are in view. */
function cardsInView(list: Locator): Promise<number[]> {
  return list.evaluate((row) => {
    const frame = row.getBoundingClientRect();
    return [...row.children].flatMap((card, position) => {
      const { left, right } = card.getBoundingClientRect();
      return left > frame.left - 20 && right < frame.right + 20 ? [position] : [];
    });
  });
}

/** Lets a smooth scroll end and the page take note of it: a few frames of its clock. */
async function expectInView(page: Page, list: Locator, positions: number[]) {
  await expect.poll(() => cardsInView(list)).toEqual(positions);
  await page.clock.runFor(40);
}

function shownArea(page: Page): Locator {
  return page.locator(".impact-button[aria-expanded=true]");
}

test.describe("the hero (spec 2.3)", () => {
  test("speaks of marketing impact and revenue growth", async ({ page }) => {
    await openHome(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/marketing impact and revenue growth/);
  });

  test("has five quick actions", async ({ page }) => {
    await openHome(page);
    const actions = page.getByRole("navigation", { name: "Quick actions" });
    await expect(actions.getByRole("listitem")).toHaveText([
      "Our Services",
      "Our Strategy Process",
      "Client Success Stories",
      "Latest GTM Insights",
      "Contact Us",
    ]);
    for (const [name, path] of [
      ["Our Strategy Process", "/our-strategy-process"],
      ["Client Success Stories", "/case-studies"],
      ["Latest GTM Insights", "/insights"],
    ] as const) {
      await expect(actions.getByRole("link", { name })).toHaveAttribute("href", path);
    }
  });

  test("'Our Services' scrolls to the services section, and the focus goes along", async ({ page }) => {
    await openHome(page);
    await page.getByRole("link", { name: "Our Services" }).click();
    await expect(page.getByRole("heading", { name: "Our Services" })).toBeInViewport();
    await expect(page.locator("#services")).toBeFocused();
    await expect(page).toHaveURL(/\/#services$/);
  });

  test("'Contact Us' opens the contact modal", async ({ page }) => {
    await openHome(page);
    await page
      .getByRole("navigation", { name: "Quick actions" })
      .getByRole("button", { name: "Contact Us" })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("the sections stand in the specified order (spec 2.3)", async ({ page }) => {
  await openHome(page);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Results you can count",
    "Where We Drive the Most Impact",
    "Our Services",
    "What you own at the end",
    "What clients say",
    /Why teams choose us/,
    /the tools you already pay for/,
    "The GTM Edge",
    /Accelerate Your GTM Success/,
  ]);
});

test.describe("client results (spec 1, 2.3, 9)", () => {
  test("are a carousel on desktop that moves on every 4 s and wraps around", async ({ page }) => {
    await openStill(page, desktop);
    const results = carousel(page, "Results you can count");
    const row = results.getByRole("list");
    await expectInView(page, row, [0]);
    await page.clock.runFor(3_800);
    await expectInView(page, row, [0]);
    await page.clock.runFor(200);
    await expectInView(page, row, [1]);
    await page.clock.runFor(4_000);
    await expectInView(page, row, [2]);
    await page.clock.runFor(4_000);
    await expectInView(page, row, [0]);
    await expect(results.getByRole("button", { name: /Pipeline acceleration/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("lose no step where several intervals pass at once", async ({ page }) => {
    await openStill(page, desktop);
    const results = carousel(page, "Results you can count");
    await page.clock.runFor(8_200);
    await expectInView(page, results.getByRole("list"), [2]);
    await expect(results.getByRole("button", { name: /Organic discovery/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("stand on the page once, each figure in one sentence with what it counts", async ({ page }) => {
    await page.setViewportSize(desktop);
    await openHome(page);
    for (const [value, counts, title] of [
      ["25+", "qualified meetings in 2 months", "Pipeline acceleration"],
      ["+92%", "engagement in 6 weeks", "Messaging overhaul"],
      ["+250,000", "visitors in 60 days", "Organic discovery"],
    ] as const) {
      await expect(page.getByText(value, { exact: true })).toHaveCount(1);
      await expect(page.getByText(title, { exact: true })).toHaveCount(1);
      await expect(page.getByText(`${value} ${counts}`, { exact: true })).toHaveCount(1);
      await expect(page.getByRole("button", { name: `${value} ${title}`, exact: true })).toBeVisible();
    }
  });

  test("stand still while they are pointed at and when they are paused", async ({ page }) => {
    await openStill(page, desktop);
    const results = carousel(page, "Results you can count");
    const row = results.getByRole("list");
    await row.hover();
    await page.clock.runFor(20_000);
    await expectInView(page, row, [0]);
    await results.getByRole("button", { name: "Pause Results you can count" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expectInView(page, row, [0]);
    await results.getByRole("button", { name: "Play Results you can count" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_000);
    await expectInView(page, row, [1]);
  });

  test("can be chosen by their figure", async ({ page }) => {
    await openHome(page);
    const results = carousel(page, "Results you can count");
    await results.getByRole("button", { name: /\+250,000/ }).click();
    await expect.poll(() => cardsInView(results.getByRole("list"))).toEqual([2]);
  });

  test("are stacked on phones and do not move", async ({ page }) => {
    await openStill(page, phone);
    const results = carousel(page, "Results you can count");
    await expect(results.getByRole("button")).toHaveCount(0);
    const tops = await results
      .getByRole("listitem")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(3);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

test.describe("Where We Drive the Most Impact (spec 4.4, 9)", () => {
  const areas = [
    "GTM campaigns for new markets",
    "Revamping stalled funnels",
    "Omnichannel management",
    "Website and SEO growth",
    "Social and professional-network amplification",
    "Reporting and analytics",
  ];

  test("moves on every 5 s on desktop, through all six and back to the first", async ({ page }) => {
    await openStill(page, desktop);
    await expect(page.locator(".impact-button")).toHaveText(areas);
    await page.clock.runFor(4_900);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await page.clock.runFor(100);
    for (const area of [...areas.slice(1), areas[0] ?? ""]) {
      await expect(shownArea(page)).toHaveText(area);
      await page.clock.runFor(5_000);
    }
  });

  test("rests for 10 s after a choice, though the focus stays on what was clicked", async ({ page }) => {
    await openStill(page, desktop);
    await page.getByRole("button", { name: "Website and SEO growth" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(14_900);
    await expect(shownArea(page)).toHaveText("Website and SEO growth");
    await page.clock.runFor(100);
    await expect(shownArea(page)).toHaveText("Social and professional-network amplification");
  });

  test("rests while it is pointed at and for 2 s after", async ({ page }) => {
    await openStill(page, desktop);
    await page.getByRole("button", { name: "GTM campaigns for new markets" }).hover();
    await page.clock.runFor(30_000);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_900);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await page.clock.runFor(100);
    await expect(shownArea(page)).toHaveText("Revamping stalled funnels");
  });

  test("rests while the keyboard is in it", async ({ page }) => {
    await openStill(page, desktop);
    await page.getByRole("button", { name: "Revamping stalled funnels" }).focus();
    await page.keyboard.press("Enter");
    await page.clock.runFor(60_000);
    await expect(shownArea(page)).toHaveText("Revamping stalled funnels");
  });

  test("can be paused for good", async ({ page }) => {
    await openStill(page, desktop);
    await page.getByRole("button", { name: "Pause Where We Drive the Most Impact" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
  });

  test("does not change the page's height when it moves on", async ({ page }) => {
    await openStill(page, desktop);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (const area of areas) {
      await page.getByRole("button", { name: area }).click();
      expect(await height()).toBe(before);
    }
  });

  test("stays still on narrow screens, where one opens at a time and the open one closes", async ({
    page,
  }) => {
    await openStill(page, phone);
    await page.clock.runFor(30_000);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await page.getByRole("button", { name: "Omnichannel management" }).click();
    await expect(shownArea(page)).toHaveText("Omnichannel management");
    await expect(page.getByText("One calendar holds every touch")).toBeVisible();
    await page.getByRole("button", { name: "Omnichannel management" }).click();
    await expect(shownArea(page)).toHaveCount(0);
    await expect(page.getByText("One calendar holds every touch")).toBeHidden();
  });
});

test.describe("under reduced motion", () => {
  test("nothing moves by itself and no pause button is offered", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openStill(page, desktop);
    await page.clock.runFor(60_000);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await expectInView(page, carousel(page, "Results you can count").getByRole("list"), [0]);
    await expectInView(page, carousel(page, "What clients say").getByRole("list"), [0, 1, 2]);
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
  });
});

test("five services, each with what changes (spec 1, 2.3)", async ({ page }) => {
  await openHome(page);
  const services = page.getByRole("region", { name: "Our Services" });
  await expect(services.getByRole("heading", { level: 3 })).toHaveText([
    "GTM Blueprint",
    "Precision Outreach",
    "Market Intelligence",
    "Content to Revenue Calendar",
    "CRM control centre",
  ]);
  await expect(services.getByText("What changes")).toHaveCount(5);
});

test.describe("the outcome panel (spec 1, 2.3, 9)", () => {
  test("leads to the process and shows the four-step model on its six weeks", async ({ page }) => {
    await openHome(page);
    const outcome = page.getByRole("region", { name: "What you own at the end" });
    await expect(outcome.getByRole("link", { name: "View Our Process" })).toHaveAttribute(
      "href",
      "/our-strategy-process",
    );
    await expect(outcome.getByRole("heading", { level: 4 })).toHaveText([
      "Context-Led Discovery",
      "Strategy in Motion",
      "Intelligent Execution",
      "Outcome-Driven Optimization",
    ]);
  });

  for (const width of [phone.width, 700]) {
    test(`moves its four steps by 320 px every 4 s and begins again, at ${width} px`, async ({ page }) => {
      await openStill(page, { width, height: 844 });
      const row = carousel(page, "The 6-week strategy process").getByRole("list");
      await page.clock.runFor(40);
      await page.clock.runFor(3_900);
      expect(await row.evaluate((track) => track.scrollLeft)).toBe(0);
      await page.clock.runFor(200);
      await expect.poll(() => row.evaluate((track) => track.scrollLeft)).toBe(320);
      await expect(page.getByRole("button", { name: "Pause The 6-week strategy process" })).toBeVisible();
      for (const left of [640, 960, 0]) {
        await page.clock.runFor(4_000);
        await expect.poll(() => row.evaluate((track) => track.scrollLeft)).toBe(left);
      }
    });
  }
});

test.describe("testimonials (spec 9)", () => {
  test("rotate three a page every 3040 ms and begin again", async ({ page }) => {
    await openStill(page, desktop);
    const row = carousel(page, "What clients say").getByRole("list");
    await expect(row.getByRole("listitem")).toHaveCount(6);
    await expectInView(page, row, [0, 1, 2]);
    await page.clock.runFor(2_900);
    await expectInView(page, row, [0, 1, 2]);
    await page.clock.runFor(100);
    await expectInView(page, row, [3, 4, 5]);
    await page.clock.runFor(3_040);
    await expectInView(page, row, [0, 1, 2]);
  });

  test("turn as often as they are told to, however fast", async ({ page }) => {
    await openStill(page, phone);
    const voices = carousel(page, "What clients say");
    const row = voices.getByRole("list");
    await page.clock.runFor(2 * 3_040 + 100);
    await expectInView(page, row, [2]);
    await voices.getByRole("button", { name: "Next in What clients say" }).evaluate((next: HTMLElement) => {
      for (let turn = 0; turn < 3; turn += 1) next.click();
    });
    await expectInView(page, row, [5]);
  });

  test("show two a page from 640 px and one below", async ({ page }) => {
    await openStill(page, { width: 768, height: 1024 });
    const row = carousel(page, "What clients say").getByRole("list");
    await page.clock.runFor(40);
    await expectInView(page, row, [0, 1]);
    await page.setViewportSize(phone);
    await expectInView(page, row, [0]);
  });

  test("stand still while they are pointed at, and turn by hand", async ({ page }) => {
    await openStill(page, desktop);
    const voices = carousel(page, "What clients say");
    const row = voices.getByRole("list");
    await row.hover();
    await page.clock.runFor(20_000);
    await expectInView(page, row, [0, 1, 2]);
    await voices.getByRole("button", { name: "Previous in What clients say" }).click();
    await expectInView(page, row, [3, 4, 5]);
    await voices.getByRole("button", { name: "Next in What clients say" }).click();
    await expectInView(page, row, [0, 1, 2]);
  });
});

test("one selling point is open at a time, and the open one closes, by pointer and by keys (spec 4.3)", async ({
  page,
}) => {
  await openHome(page);
  const points = page.getByRole("region", { name: /Why teams choose us/ });
  const open = points.getByRole("button", { expanded: true });
  await points.getByRole("button", { name: "AI drafts, a person decides" }).click();
  await expect(open).toHaveText(["AI drafts, a person decides"]);
  await points.getByRole("button", { name: "AI drafts, a person decides" }).click();
  await expect(open).toHaveCount(0);

  const other = points.getByRole("button", { name: "We say no, with a reason" });
  for (const key of ["Enter", "Space"]) {
    await other.press(key);
    await expect(open).toHaveText(["We say no, with a reason"]);
    await other.press(key);
    await expect(open).toHaveCount(0);
  }
});

test("thirteen tools are named (spec 1)", async ({ page }) => {
  await openHome(page);
  const tools = page.getByRole("region", { name: /tools you already pay for/ });
  await expect(tools.getByRole("listitem")).toHaveCount(13);
  for (const name of ["HubSpot", "Google Analytics", "Slack"]) {
    await expect(tools.getByText(name, { exact: true })).toHaveCount(1);
  }
});

test("The GTM Edge shows three of each kind, or up to six of one (spec 2.7, 4.4)", async ({ page }) => {
  await openHome(page);
  const edge = page.getByRole("region", { name: "The GTM Edge" });
  const hrefs = () =>
    edge
      .getByRole("article")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const countOf = async (prefix: string) => (await hrefs()).filter((href) => href.startsWith(prefix)).length;

  expect(await countOf("/case-studies/")).toBe(3);
  expect(await countOf("/market-signals/")).toBe(1);
  expect(await countOf("/read-insight/")).toBe(3);

  for (const [filter, prefix, count] of [
    ["Case Studies", "/case-studies/", 4],
    ["Insights", "/read-insight/", 6],
    ["Signals", "/market-signals/", 1],
  ] as const) {
    await edge.getByRole("button", { name: filter, exact: true }).click();
    await expect(edge.getByRole("button", { name: filter, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(await countOf(prefix)).toBe(count);
    expect(await hrefs()).toHaveLength(count);
  }
  await edge.getByRole("button", { name: "All", exact: true }).click();
  expect(await hrefs()).toHaveLength(7);
});

test("The GTM Edge shows one card a view below 640 px, two below 1024, then three (spec 9)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  const row = page.getByRole("list", { name: "The GTM Edge" });
  for (const [width, cards] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await cardsInView(row)).length, `at ${width} px`).toBe(cards);
  }
});

test("the lead-capture form sends for real (spec 2.3)", async ({ page, site }) => {
  await openHome(page);
  const closing = page.getByRole("region", { name: /Accelerate Your GTM Success/ });
  await closing.getByLabel("LinkedIn URL").fill("linkedin.com/in/home-visitor");
  await closing.getByLabel("Message").fill("Our funnel stops at the demo.");
  await closing.getByRole("button", { name: "Talk to a GTM Strategist" }).click();
  await expect(closing.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  const [lead] = await site.listLeads();
  expect(lead).toMatchObject({
    formType: "contact",
    mode: "linkedin",
    linkedinUrl: "https://linkedin.com/in/home-visitor",
    message: "Our funnel stops at the demo.",
    sourcePath: "/",
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test("everything can be read and every way on is a link", async ({ page }) => {
    await page.goto("/");
    for (const text of [
      "One calendar holds every touch",
      "At most six tiles",
      "Two hundred pages competed with each other",
      "The rules are written in plain language beside the automation",
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole("button", { name: /Pause|Next|Previous/ })).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Quick actions" }).getByRole("link")).toHaveCount(5);
    await page
      .getByRole("navigation", { name: "Quick actions" })
      .getByRole("link", { name: "Contact Us" })
      .click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

for (const size of [phone, desktop]) {
  test(`no violation of accessibility rules at ${size.width} px, with everything opened`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await openHome(page);
    await page.getByRole("button", { name: "Reporting and analytics" }).click();
    await page.getByRole("heading", { name: "We say no, with a reason" }).click();
    await page.getByRole("button", { name: "Insights", exact: true }).click();
    await page.getByRole("button", { name: "Full details" }).click();
    await page.getByRole("button", { name: "Talk to a GTM Strategist" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("First name is required");
    expect(await findFaults(page)).toEqual([]);
  });
}

for (const width of [320, 390, 640, 768, 1024, 1280, 1920]) {
  test(`nothing is wider than the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const { width } of [phone, desktop]) {
  test(`nothing shifts while the page comes alive, in its whole length, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 15_000 });
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
    });
    await openHome(page);
    await page.waitForTimeout(300);
    // What grows while the HTML is still being read is the frame's matter, at the size of a real screen.
    const late = await page.evaluate(() => {
      const readAt = performance.getEntriesByType("navigation")[0]?.toJSON().domInteractive ?? 0;
      const shifts: PerformanceEntry[] = Reflect.get(window, "shifts");
      return shifts.filter(({ startTime }) => startTime > readAt).map((entry) => JSON.stringify(entry));
    });
    expect(late).toEqual([]);
  });
}
