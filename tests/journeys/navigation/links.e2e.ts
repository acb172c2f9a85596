import type { Page } from "@playwright/test";
import { entryPath, filePaths, paths } from "#config/index.ts";
import { quietFlags, wholeBrowserPath } from "../../support/browser/browsers.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { insightSlugs } from "../../support/site/addresses.ts";
import { addLink, blockStorage, headerLink, scrollTop } from "../../support/site/navigation.ts";

// In the headless shell of Chromium 150, tabs that a click opens often stay blank.
test.use({ ...keepContext, launchOptions: { executablePath: wholeBrowserPath, args: quietFlags } });

const article = entryPath("insight", insightSlugs[3] ?? "");

async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  expect(await scrollTop(page)).toBe(top);
}

const talkButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" });

test("links work with modified clicks, the keyboard and 'Back' (spec 2.1)", async ({ page, context }) => {
  await page.goto(paths.about);
  await waitUntilStarted(page);

  await test.step("opens a link in a new tab on a modified click", async () => {
    const opened = context.waitForEvent("page");
    await headerLink(page, "Our Process").click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL(paths.process);
    await tab.close();
    await expect(page).toHaveURL(paths.about);
  });

  await test.step("opens the contact page, not the modal, on a modified click", async () => {
    const opened = context.waitForEvent("page");
    await talkButton(page).click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL(paths.contact);
    await tab.close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("goes home when 'Go Back' is clicked on a missing page in a new tab", async () => {
    await addLink(page, "/nowhere");
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Added" }).click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await waitUntilStarted(tab);
    await tab.getByRole("button", { name: "Go Back" }).click();
    await expect(tab).toHaveURL(paths.home);
    await tab.close();
  });

  await test.step("scrolls to the top when a link to the same page is clicked", async () => {
    await scrollTo(page, 1_200);
    await headerLink(page, "About Us").click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await waitUntilStarted(page);
  });

  await test.step("opens another page at its top, with no element focused", async () => {
    await scrollTo(page, 1_000);
    await headerLink(page, "Our Process").click();
    await expect(page).toHaveURL(paths.process);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
    await waitUntilStarted(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  await test.step("restores the scroll position when the visitor goes back", async () => {
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
    await expect.poll(() => scrollTop(page)).toBe(1_000);
  });

  await test.step("follows a link on Enter", async () => {
    await headerLink(page, "Contact Us").press("Enter");
    await expect(page).toHaveURL(paths.contact);
  });

  await test.step("opens a link to a file", async () => {
    // Chromium displays XML with styles that violate the policy, which it reports on the console.
    await page.route(filePaths.sitemap, (route) => route.fulfill({ body: "A file." }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
    await expect(page).toHaveURL(filePaths.sitemap);
  });
});

test("follows a link with a hash on the same page and from another page (spec 2.1)", async ({ page }) => {
  await page.goto(article);
  const anchor = page.locator(".prose h2[id]").last();
  const target = `${article}#${await anchor.getAttribute("id")}`;
  await page.getByText("On this page", { exact: true }).click();
  await page.locator(`.toc a[href="#${await anchor.getAttribute("id")}"]`).click();
  await expect(page).toHaveURL(target);
  await expect(anchor).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(article);

  await page.goto(paths.terms);
  await addLink(page, target);
  await page.getByRole("link", { name: "Added" }).click();
  await expect(page).toHaveURL(target);
  await expect(anchor).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(500);
});

test("follows links and opens dialogs when storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await page.goto(paths.terms);
  await waitUntilStarted(page);
  await headerLink(page, "About Us").click();
  await expect(page).toHaveURL(paths.about);
  await waitUntilStarted(page);
  await talkButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
