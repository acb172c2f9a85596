import { entryPath, paths } from "../../../src/site/index.ts";
import { openHydrated, waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

const sample = entryPath("insight", "multi-channel-gtm-rhythm-lean-teams");

test.describe("an insight (spec 2.9)", () => {
  test("sets its words 60 to 80 characters wide on a large screen", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(sample);
    const perLine = await page
      .locator(".prose > p")
      .first()
      .evaluate((paragraph) => {
        const lines =
          paragraph.getClientRects().length &&
          paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
        return (paragraph.textContent?.length ?? 0) / Math.round(lines);
      });
    expect(perLine).toBeGreaterThan(55);
    expect(perLine).toBeLessThan(80);
  });

  test("ends with the hard questions, none of them ticked, each of them tickable", async ({ page }) => {
    await page.goto(sample);
    const questions = page.getByRole("group", { name: "The Hard Questions to Answer" });
    const boxes = questions.getByRole("checkbox");
    expect(await boxes.count()).toBeGreaterThan(2);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await boxes.first().check();
    await expect(boxes.first()).toBeChecked();
  });

  test("forgets ticks when the reader goes on to another insight", async ({ page }) => {
    await page.goto(sample);
    await waitUntilHydrated(page);
    const first = page
      .getByRole("group", { name: "The Hard Questions to Answer" })
      .getByRole("checkbox")
      .first();
    await first.check();
    await page.getByRole("link", { name: "intent-driven cadences" }).click();
    await expect(page).toHaveURL(/intent-driven-cadences$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/multi-channel/);
    await expect(first).not.toBeChecked();
  });

  test("lists at most six case studies of its category beside the words, in sight while reading", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(sample);
    const rail = page.getByRole("complementary", { name: "Share and related content" });
    const related = rail.getByRole("link");
    expect(await related.count()).toBeGreaterThan(0);
    expect(await related.count()).toBeLessThanOrEqual(6);
    for (const link of await related.all()) {
      await expect(link).toHaveAttribute("href", /^\/case-studies\//);
      await expect(link).toHaveText(/Case Study · \d+ min read/);
    }
    await page.mouse.wheel(0, 3000);
    await expect(rail).toBeInViewport();
  });

  test("invites to a consult, which opens the contact modal", async ({ page }) => {
    await page.goto(sample);
    await waitUntilHydrated(page);
    const banner = page.getByRole("region", { name: "Ready to Transform Your GTM Strategy?" });
    await banner.getByRole("button", { name: "Book a Consult" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("'Explore More' (spec 2.9)", () => {
  test("switches between three insights, three case studies and the signals", async ({ page }) => {
    await page.goto(sample);
    await waitUntilHydrated(page);
    const block = page.getByRole("region", { name: "Explore More" });
    await expect(
      block.getByText("Switch between Insights, Case Studies, and Signals via the tabs."),
    ).toBeVisible();
    await expect(block.getByRole("tab")).toHaveText(["Insights", "Case Studies", "Signals"]);
    const titles = block.getByRole("tabpanel").getByRole("heading");
    await expect(titles).toHaveCount(3);
    await expect(titles.filter({ hasText: "multi-channel GTM rhythm" })).toHaveCount(0);
    await block.getByRole("tab", { name: "Insights" }).press("ArrowRight");
    await expect(block.getByRole("tab", { name: "Case Studies" })).toBeFocused();
    await expect(block.getByRole("tabpanel").getByRole("link").first()).toHaveAttribute(
      "href",
      /^\/case-studies\//,
    );
    await expect(titles).toHaveCount(3);
    await block.getByRole("tab", { name: "Signals" }).click();
    await expect(block.getByRole("tabpanel").getByRole("link").first()).toHaveAttribute(
      "href",
      /^\/market-signals\//,
    );
    await expect(block.getByRole("link", { name: "Explore All Content →" })).toHaveAttribute(
      "href",
      paths.hub,
    );
  });

  test("leaves Alt and an arrow to the browser, which goes back", async ({ page }) => {
    await openHydrated(page, sample, "Tabs");
    const tab = page.getByRole("tab", { name: "Insights" });
    await tab.focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(tab).toHaveAttribute("aria-selected", "true");
  });

  test("is left by the Tab key over the cards of the chosen kind alone", async ({ page }) => {
    await openHydrated(page, sample, "Tabs");
    await page.getByRole("tab", { name: "Insights" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeFocused();
    for (let card = 0; card < 3; card += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Explore All Content →" })).toBeFocused();
  });

  test("shows all kinds one below the other where JavaScript is off", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}${sample}`);
    const block = page.getByRole("region", { name: "Explore More" });
    for (const label of ["Insights", "Case Studies", "Signals"]) {
      await expect(block.locator("p", { hasText: new RegExp(`^${label}$`) })).toBeVisible();
    }
    await expect(block.getByRole("article")).toHaveCount(7);
    for (const card of await block.getByRole("article").all()) await expect(card).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
    await context.close();
  });
});
