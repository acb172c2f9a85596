import { paths } from "../../../src/site/index.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

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
