import { filePaths, paths, siteConfig } from "../../../src/site/index.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

test.describe("the footer (spec 2.2)", () => {
  test("holds tagline, contact details, the specified links and the copyright line", async ({ page }) => {
    await page.goto(paths.home);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(siteConfig.tagline);
    await expect(footer).toContainText("Bengaluru");
    await expect(footer).toContainText("© 2025");
    await expect(footer.getByRole("link", { name: siteConfig.emails.sales })).toHaveAttribute(
      "href",
      `mailto:${siteConfig.emails.sales}`,
    );
    await expect(footer.getByRole("link", { name: siteConfig.phone })).toHaveAttribute("href", /^tel:\+\d+$/);
    for (const [name, path] of [
      ["Home", paths.home],
      ["About Us", paths.aboutUs],
      ["Contact Us", paths.contact],
      ["The GTM Edge", paths.hub],
      ["Case Studies", paths.caseStudies],
      ["Insights", paths.insights],
      ["Market Signals", paths.marketSignals],
      ["Privacy", paths.privacy],
      ["Terms", paths.terms],
      ["Cookie Preferences", paths.cookiePreferences],
      ["Sitemap", filePaths.sitemap],
      ["LinkedIn", siteConfig.linkedinUrl],
    ] as const) {
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
  });

  test("its links answer, each with the page it names", async ({ page, request }) => {
    await page.goto(paths.home);
    const addresses = await page
      .getByRole("contentinfo")
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page).toHaveURL(paths.terms);
  });
});

test.describe("the 404 page (spec 2.10)", () => {
  test.use({ allowedConsole: /404/ });

  test("is the same without JavaScript, but for 'Go Back'", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}/nowhere`);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go Back" })).toBeHidden();
    await page.getByRole("link", { name: "Contact Support" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
    await context.close();
  });
});
