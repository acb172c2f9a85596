import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entryPath, filePaths, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { signalSlug } from "../../support/site/addresses.ts";

test.use(keepContext);

const signal = entryPath("signal", signalSlug);

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`shows an article's first words in the first screen, and its author on About, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(signal);
    await expect(page.getByText("Skip it if")).toBeInViewport();
    await expect(page.locator(".prose > *").first()).toBeInViewport({ ratio: 1 });
    await page.locator("article header [rel=author]").click();
    await expect(page).toHaveURL(/\/about#ilse-brandt-okafor$/);
    await expect(page.getByRole("heading", { name: "Ilse Brandt-Okafor" })).toBeInViewport();
    expect(await findViolations(page, "section[aria-labelledby=people]")).toEqual([]);
  });
}

test("says who reads the request in the visitor's email", async ({ page, site }) => {
  const data = { formType: "contact", mode: "full", firstName: "Lea", lastName: "Roth" };
  const response = await page.request.post(filePaths.forms, {
    data: {
      ...data,
      email: "lea@example.com",
      message: "Please call me.",
      source: site.origin + paths.contact,
    },
  });
  expect(response.ok()).toBe(true);
  const folder = join(site.dataFolder, "mail");
  const readMails = () => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readFileSync(join(folder, name), "utf8"));
  };
  await expect
    .poll(() => readMails().find((mail) => /^To: lea@example\.com/m.test(mail)) ?? "")
    .toMatch(/Ilse\s+Brandt-Okafor\s+\(Pricing\s+strategist\)\s+reads\s+it/);
});
