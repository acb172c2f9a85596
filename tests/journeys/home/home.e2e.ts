import { findFaults } from "../../support/accessibility.ts";
import {
  carousel,
  desktop,
  expectInView,
  openHome,
  openStill,
  phone,
  shownArea,
} from "../../support/home-page.ts";
import { expect, test } from "../../support/journey.ts";

test.describe("the hero (spec 2.3)", () => {
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

test("one selling point is open at a time, and the open one closes, by pointer and by keys (spec 4.3)", async ({
  page,
}) => {
  await openHome(page);
  const points = page.getByRole("region", { name: /Why teams choose us/ });
  const head = (name: string) => points.locator("summary", { hasText: name });
  const open = points.locator("details[open] > summary");
  await head("AI drafts, a person decides").click();
  await expect(open).toHaveText(["AI drafts, a person decides"]);
  await head("AI drafts, a person decides").click();
  await expect(open).toHaveCount(0);

  const other = head("We say no, with a reason");
  for (const key of ["Enter", "Space"]) {
    await other.press(key);
    await expect(open).toHaveText(["We say no, with a reason"]);
    await other.press(key);
    await expect(open).toHaveCount(0);
  }
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

test("nothing is wider than the screen, at any width", async ({ page }) => {
  await openHome(page);
  for (const width of [320, 390, 640, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

for (const { width } of [phone, desktop]) {
  test(`nothing shifts while the page is hydrated, in its whole length, at ${width} px`, async ({ page }) => {
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
