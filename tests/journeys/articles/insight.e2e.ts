import { entryPath } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";

test.use(keepContext);

const insight = entryPath("insight", "multi-channel-gtm-rhythm-lean-teams");

test("lays out an insight on a large screen, with a working rail, tabs and checklist (spec 2.9)", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, insight, "Tabs", "CopyButton", "ContactModal", "ToastRegion");
  const rail = page.getByRole("complementary", { name: "Share and related content" });
  const more = page.getByRole("region", { name: "Explore More" });
  const tab = (name: string) => more.getByRole("tab", { name });
  const panel = more.getByRole("tabpanel");

  await test.step("keeps the rail in view while the reader scrolls", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: "instant" }));
    await expect(rail).toBeInViewport();
  });

  await test.step("shows the 'Link copied!' toast without accessibility violations", async () => {
    await rail.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied!")).toBeVisible();
    expect(await findViolations(page, ".toast")).toEqual([]);
  });

  await test.step("switches 'Explore More' among three insights, three case studies and the signals with the arrow keys", async () => {
    const titles = panel.getByRole("heading");
    await expect(titles).toHaveCount(3);
    await expect(titles.filter({ hasText: "multi-channel GTM rhythm" })).toHaveCount(0);
    await tab("Insights").focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(tab("Insights")).toHaveAttribute("aria-selected", "true");
    for (const [name, prefix, count] of [
      ["Case Studies", /^\/case-studies\//, 3],
      ["Signals", /^\/market-signals\//, 1],
    ] as const) {
      await page.keyboard.press("ArrowRight");
      await expect(tab(name)).toBeFocused();
      await expect(titles).toHaveCount(count);
      await expect(panel.getByRole("link").first()).toHaveAttribute("href", prefix);
      expect(await findViolations(page, "section:has(> * [role=tablist])"), name).toEqual([]);
    }
  });

  await test.step("moves focus from the tabs only to the cards of the chosen kind", async () => {
    await tab("Case Studies").click();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    for (let card = 0; card < 3; card += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Explore All Content →" })).toBeFocused();
  });

  await test.step("opens the contact modal from 'Book a Consult'", async () => {
    const banner = page.getByRole("region", { name: "Ready to Transform Your GTM Strategy?" });
    await banner.getByRole("button", { name: "Book a Consult" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("lets visitors check the closing questions, and leaves them unchecked on the next insight", async () => {
    const first = page
      .getByRole("group", { name: "The Hard Questions to Answer" })
      .getByRole("checkbox")
      .first();
    await expect(first).not.toBeChecked();
    await first.check();
    await page.getByRole("link", { name: "intent-driven cadences" }).click();
    await expect(page).toHaveURL(/intent-driven-cadences$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/multi-channel/);
    await expect(first).not.toBeChecked();
  });
});
