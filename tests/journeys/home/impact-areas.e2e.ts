import { expect, test } from "../../support/browser/journey.ts";
import { desktop, openStill, shownArea } from "../../support/site/home-page.ts";

const areas = [
  "GTM campaigns for new markets",
  "Revamping stalled funnels",
  "Omnichannel management",
  "Website and SEO growth",
  "Social and professional-network amplification",
  "Reporting and analytics",
];

test("rotates the impact areas on desktops (spec 4.4, 9)", async ({ page }) => {
  await openStill(page, desktop);
  const area = (name: string) => page.getByRole("button", { name });
  const expectShown = (name: string) => expect(shownArea(page)).toHaveText(name);

  await test.step("advances through all six impact areas every 5 s and wraps around, without changing the page's height", async () => {
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await readHeight();
    await expect(page.locator(".impact-button")).toHaveText(areas);
    await page.clock.runFor(4_900);
    await expectShown("GTM campaigns for new markets");
    await page.clock.runFor(100);
    for (const name of [...areas.slice(1), areas[0] ?? ""]) {
      await expectShown(name);
      expect(await readHeight()).toBe(height);
      await page.clock.runFor(5_000);
    }
  });

  await test.step("pauses impact areas for 10 s after a click, even though focus stays on the button", async () => {
    await area("Website and SEO growth").click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(14_900);
    await expectShown("Website and SEO growth");
    await page.clock.runFor(100);
    await expectShown("Social and professional-network amplification");
  });

  await test.step("pauses impact areas while hovered and for 2 s afterward", async () => {
    await area("GTM campaigns for new markets").hover();
    await page.clock.runFor(30_000);
    await expectShown("Social and professional-network amplification");
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_900);
    await expectShown("Social and professional-network amplification");
    await page.clock.runFor(100);
    await expectShown("Reporting and analytics");
  });

  await test.step("pauses impact areas from 'Pause' until 'Play'", async () => {
    await area("Pause Where We Drive the Most Impact").click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expectShown("Reporting and analytics");
    await area("Play Where We Drive the Most Impact").click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(7_000);
    await expectShown("GTM campaigns for new markets");
  });

  await test.step("pauses impact areas while one has keyboard focus", async () => {
    await area("Revamping stalled funnels").focus();
    await page.keyboard.press("Enter");
    await page.clock.runFor(60_000);
    await expectShown("Revamping stalled funnels");
  });
});
