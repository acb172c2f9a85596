import type { Page } from "@playwright/test";
import { entryPath, filePaths, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { waitUntilStarted } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";
import { addLink, blockStorage, headerLink, heading, scrollTop } from "../../support/navigation.ts";

test.use(keepContext);

const article = entryPath("insight", insightSlugs[3] ?? "");

async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  expect(await scrollTop(page)).toBe(top);
}

const talkButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" });

test("links of a page lead where they should (spec 2.1)", async ({ page, context }) => {
  await page.goto(paths.about);
  await waitUntilStarted(page);

  await test.step("a click for a new tab opens one, and the page stays", async () => {
    const opened = context.waitForEvent("page");
    await headerLink(page, "Our Process").click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL(paths.process);
    await tab.close();
    await expect(page).toHaveURL(paths.about);
  });

  await test.step("a button of the contact modal opens the contact page in a new tab", async () => {
    const opened = context.waitForEvent("page");
    await talkButton(page).click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL(paths.contact);
    await tab.close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("'Go Back' on a missing page that was opened in a new tab leads home", async () => {
    await addLink(page, { href: "/nowhere" });
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Added" }).click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await waitUntilStarted(tab);
    await tab.getByRole("button", { name: "Go Back" }).click();
    await expect(tab).toHaveURL(paths.home);
    await tab.close();
  });

  await test.step("a link to the same page leads to its top", async () => {
    await scrollTo(page, 1_200);
    await headerLink(page, "About Us").click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await waitUntilStarted(page);
  });

  await test.step("a link leads to the top of another page, without focus on any element", async () => {
    await scrollTo(page, 1_000);
    await headerLink(page, "Our Process").click();
    await expect(page).toHaveURL(paths.process);
    await expect(heading(page)).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
    await waitUntilStarted(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  await test.step("the way back leads to where the visitor was", async () => {
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
    await expect.poll(() => scrollTop(page)).toBe(1_000);
  });

  await test.step("the Enter key follows a link", async () => {
    await headerLink(page, "Contact Us").press("Enter");
    await expect(page).toHaveURL(paths.contact);
  });

  await test.step("a link to a file leads to the file", async () => {
    // Chromium's own view of XML has styles that the policy refuses on the console.
    await page.route(filePaths.sitemap, (route) => route.fulfill({ body: "A file." }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
    await expect(page).toHaveURL(filePaths.sitemap);
  });
});

test("a link with a hash leads to its place, in the page and from another page (spec 2.1)", async ({
  page,
}) => {
  await page.goto(article);
  const anchor = page.locator(".prose h2[id]").last();
  const target = `${article}#${await anchor.getAttribute("id")}`;
  await anchor.getByRole("link").click();
  await expect(page).toHaveURL(target);
  await expect(anchor).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(article);

  await page.goto(paths.terms);
  await addLink(page, { href: target });
  await page.getByRole("link", { name: "Added" }).click();
  await expect(page).toHaveURL(target);
  await expect(anchor).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(500);
});

test("links and dialogs work where storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await page.goto(paths.terms);
  await waitUntilStarted(page);
  await headerLink(page, "About Us").click();
  await expect(page).toHaveURL(paths.about);
  await waitUntilStarted(page);
  await talkButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
