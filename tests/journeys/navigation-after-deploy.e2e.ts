import { entryPath, paths } from "../../src/site/index.ts";
import { findFaults } from "../support/accessibility.ts";
import { caseStudySlugs } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { blockStorage, countDocuments, headerLink, heading, mark, wasNeverLeft } from "../support/moving.ts";
import { openAlive } from "../support/open-alive.ts";

test.describe("scripts that are gone after a deploy", () => {
  test.use({ allowedConsole: /Failed to load resource|blocked|MIME/ });
  const gone = { status: 404, contentType: "text/plain", body: "gone" };
  const warning = "Parts of this page could not be loaded.";

  test("a click gets the page it asked for, as a new document", async ({ page }) => {
    await openAlive(page, paths.home);
    await mark(page);
    const documents = countDocuments(page);
    let isOpen = true;
    page.on("framenavigated", () => {
      isOpen = false;
    });
    await page.route("**/assets/process-*.js", (route) => (isOpen ? route.fulfill(gone) : route.continue()));
    await headerLink(page, "Our Process").click();
    await expect(page).toHaveURL(paths.process);
    await expect(page.getByRole("heading", { level: 1, name: "Our Process" })).toBeVisible();
    expect(await wasNeverLeft(page)).toBe(false);
    expect(documents()).toBe(1);
  });

  for (const [what, files] of [
    ["them", "**/assets/*.js"],
    ["its data", "**/about.data"],
  ] as const) {
    test(`a page that comes without ${what} reloads once, and comes alive`, async ({ page }) => {
      const documents = countDocuments(page);
      await page.route(files, (route) => (documents() < 2 ? route.fulfill(gone) : route.continue()));
      await page.goto(paths.about);
      await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
      expect(documents()).toBe(2);
      await expect(page.getByText(warning)).toHaveCount(0);
    });
  }

  test("a page that comes without the rest of its styles reloads once", async ({ page }) => {
    const documents = countDocuments(page);
    const isFirst = () => documents() < 2;
    await page.route("**/assets/*.js", (route) => (isFirst() ? undefined : route.continue()));
    await page.route("**/assets/later-*.css", (route) =>
      isFirst() ? route.fulfill(gone) : route.continue(),
    );
    await page.goto(paths.about, { waitUntil: "commit" });
    await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
    expect(documents()).toBe(2);
    await expect(page.getByText(warning)).toHaveCount(0);
  });

  test("a page that is alive by then says so, and keeps what is typed", async ({ page }) => {
    const documents = countDocuments(page);
    let fail = () => {};
    await page.route("**/assets/later-*.css", (route) => {
      fail = () => void route.fulfill(gone);
    });
    await page.goto(paths.contact, { waitUntil: "commit" });
    await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
    await page.getByLabel("Message").fill("Ada");
    fail();
    await expect(page.getByText(warning)).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Ada");
    expect(documents()).toBe(1);
  });

  test("a page that was kept while the site was deployed anew takes no data of the other build", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await page.route("**/about.data", async (route) => {
      if (documents() > 1) return route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), etag: '"another"' } });
    });
    await page.goto(paths.about);
    await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
    expect(documents()).toBe(2);
    await expect(page.getByText(warning)).toHaveCount(0);
  });

  test("where a reload does not bring the data, it says so", async ({ page }) => {
    await page.route("**/about.data", (route) => route.fulfill(gone));
    await page.goto(paths.about);
    await expect(page.getByRole("alert")).toContainText(warning);
    await expect(heading(page)).toBeVisible();
  });

  for (const storage of ["allowed", "blocked"]) {
    test(`where the reload does not help, it says so and stays readable (storage ${storage})`, async ({
      page,
    }) => {
      if (storage === "blocked") {
        await blockStorage(page);
      }
      const documents = countDocuments(page);
      await page.route("**/assets/*.js", (route) => route.fulfill(gone));
      await page.goto(paths.about);
      await expect(page.getByRole("alert")).toContainText(warning);
      await expect(heading(page)).toBeVisible();
      expect(documents()).toBe(2);
      await page.waitForTimeout(500);
      expect(documents()).toBe(2);
      expect(await findFaults(page)).toEqual([]);
    });
  }

  test("a script of others that is blocked later takes nothing away", async ({ page }) => {
    await openAlive(page, paths.about);
    await mark(page);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const script = document.createElement("script");
          script.src = "/assets/not-there.js";
          script.onerror = resolve;
          document.head.append(script);
        }),
    );
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await wasNeverLeft(page)).toBe(true);
  });
});

test.describe("data of a newer app", () => {
  test.use({ allowedConsole: /Cannot read properties of undefined/ });

  test("a screen that crashes on it loads its address anew", async ({ page }) => {
    // What the screen reads is not there: data of a newer app.
    await openAlive(page, paths.home);
    const documents = countDocuments(page);
    await page.route(`**${entryPath("caseStudy", caseStudySlugs[0] ?? "")}.data*`, async (route) => {
      if (documents() > 0) return route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"entry"', '"gone"') });
    });
    await page.evaluate(
      (to) => window.__reactRouterDataRouter?.navigate(to),
      entryPath("caseStudy", caseStudySlugs[0] ?? ""),
    );
    await expect.poll(documents).toBe(1);
    await expect(heading(page)).not.toHaveText("Something went wrong");
    await expect(page.getByRole("banner")).toBeVisible();
  });
});
