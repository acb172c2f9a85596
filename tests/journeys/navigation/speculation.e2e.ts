import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { headerLink } from "../../support/site/navigation.ts";

test("prefetches a page when its link is hovered", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const prefetched: string[] = [];
  page.on("request", (request) => {
    if (isPrefetch(request.headers())) prefetched.push(new URL(request.url()).pathname);
  });
  await page.goto(paths.about);

  await test.step("doesn't prefetch files or links to headings on the same page", async () => {
    await page.getByRole("main").getByRole("button", { name: "See where we drive impact" }).hover();
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).hover();
    // Hovered last, so a request for one of the others would have come first.
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).hover();
    await expect.poll(() => prefetched).toContain(paths.terms);
    expect(prefetched).toEqual([paths.terms]);
  });

  await test.step("uses the prefetched page when the link is clicked", async () => {
    const request = page.waitForRequest(
      (each) => new URL(each.url()).pathname === paths.process && isPrefetch(each.headers()),
    );
    await headerLink(page, "Our Process").hover();
    await (await (await request).response())?.finished();
    await headerLink(page, "Our Process").click();
    await expect(page).toHaveURL(paths.process);
    await expect.poll(() => readDelivery(page)).toBe("navigational-prefetch");
  });
});

const isPrefetch = (headers: Record<string, string>) =>
  headers["sec-purpose"]?.startsWith("prefetch") ?? false;

function readDelivery(page: Page) {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return entry && Reflect.get(entry, "deliveryType");
  });
}
