import { paths } from "../../../src/site/index.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

/** What each legal page must speak of, in the specification's words (spec 2.10). */
const pages = [
  {
    path: paths.privacy,
    title: /Privacy/,
    says: [
      /voluntar/i,
      /usage data/i,
      /cookies/i,
      /How we use it/,
      /sold or rented|sell or rent/i,
      /service providers/i,
      /legal authorities/i,
      /retention/i,
      /access/i,
      /correct or delete/i,
      /opt-out of marketing or analytics cookies/i,
      /security/i,
      /changes/i,
    ],
  },
  {
    path: paths.terms,
    title: /Terms/,
    says: [
      /Lawful use/,
      /Intellectual property/,
      /Warranty disclaimer/,
      /Limitation of liability/,
      /Third-party links/,
      /Modifications/,
      /governed by the laws of India/,
    ],
  },
  {
    path: paths.cookiePreferences,
    title: /Cookie Preferences/,
    says: [
      /What cookies are/,
      /Essential/,
      /Performance/,
      /Functional/,
      /Advertising/,
      /How we use them/,
      /Your choices/,
      /disable every non-essential cookie/,
      /Essential cookies cannot be disabled/,
      /Updates/,
    ],
  },
];

for (const { path, title, says } of pages) {
  test(`${path} states its text with the effective date (spec 2.10)`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(main.getByText("Effective date: September 1, 2025")).toBeVisible();
    for (const words of says) await expect(main).toContainText(words);
  });
}

test("a legal page leads to each of its parts and to the other legal pages", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.privacy);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const sections = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  await expect(contents.getByRole("link")).toHaveText(sections);

  const last = contents.getByRole("link").last();
  await last.click();
  await expect(page).toHaveURL(new RegExp(`${await last.getAttribute("href")}$`));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).last()).toBeInViewport();

  const legal = page.getByRole("main").getByRole("navigation", { name: "Legal pages" });
  await expect(legal.getByRole("link", { name: "Privacy" })).toHaveAttribute("aria-current", "page");
  await legal.getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Terms/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
