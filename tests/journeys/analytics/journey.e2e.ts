import type { Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import type { Visit } from "#leads/journeys/journey.ts";
import { expect, goBack, test } from "../../support/browser/back-forward.ts";
import { fillLinkedin, submitButton } from "../../support/leads/contact-form.ts";
import { waitUntilStarted } from "../../support/platform/hydrated.ts";
import { banner, dialog, openByHook, toggle } from "../../support/site/consent.ts";

const funnel = "/read-insight/fix-funnel-hubspot-gtm-operating-system";
const dashboard = "/read-insight/real-time-gtm-analytics-dashboard";
const campaign = "?utm_source=mail&utm_campaign=spring";

const readStored = (page: Page) => page.evaluate(() => localStorage.getItem("journey"));
const readVisits = async (page: Page): Promise<Visit[]> =>
  JSON.parse((await readStored(page)) ?? '{"visits":[]}').visits;
const readPaths = async (page: Page) => (await readVisits(page)).map((visit) => visit?.path);

async function readToTheEnd(page: Page) {
  await page.locator("article .prose > :last-child").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await readVisits(page)).at(-1)?.end).toBe(true);
}

async function send(page: Page, message: string) {
  await page.goto(paths.contact);
  await waitUntilStarted(page);
  await fillLinkedin(page, message);
  await submitButton(page.getByRole("main")).click();
  await expect(page.getByText("Thank you").first()).toBeVisible();
}

test.describe("a visitor who allows analytics", () => {
  test.use({ storedChoice: { necessary: true, analytics: true, marketing: false } });

  test("sends with a form which link led to the site and which articles were read, also after Back and in another tab", async ({
    page,
    site,
  }) => {
    await test.step("keeps the landing page with its campaign", async () => {
      await page.goto(`/${campaign}`);
      await expect.poll(() => readPaths(page)).toEqual(["/"]);
    });
    await test.step("keeps an article, and that its end was in view", async () => {
      await page.goto(funnel);
      await expect.poll(() => readPaths(page)).toEqual(["/", funnel]);
      expect((await readVisits(page)).at(-1)).not.toHaveProperty("end");
      await readToTheEnd(page);
    });
    await test.step("keeps a second article from another tab", async () => {
      const other = await page.context().newPage();
      await other.goto(dashboard);
      await expect.poll(() => readPaths(page)).toEqual(["/", funnel, dashboard]);
      await other.close();
    });
    await test.step("counts an article once a day, also after Back", async () => {
      await page.goto(paths.about);
      await goBack(page, funnel);
      await page.goto(funnel);
      await waitUntilStarted(page);
      await expect.poll(() => readPaths(page)).toEqual(["/", funnel, dashboard]);
    });
    await send(page, "Which of the two?");
    const [lead] = await site.listLeads();
    const day = new Date().toISOString().slice(0, 10);
    expect(JSON.parse(lead?.journey ?? "")).toEqual([
      { path: "/", day, source: "mail", campaign: "spring" },
      expect.objectContaining({ path: funnel, day, end: true, title: expect.stringMatching(/\w/) }),
      expect.objectContaining({ path: dashboard, day, title: expect.stringMatching(/\w/) }),
    ]);
  });

  test("withdraws consent, which removes the journey at once, and sends nothing more", async ({
    page,
    site,
  }) => {
    await page.goto(funnel);
    await expect.poll(() => readPaths(page)).toEqual([funnel]);
    await openByHook(page);
    await toggle(page, "Analytics").uncheck();
    expect(await readStored(page)).toBeNull();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await page.locator("article .prose > :last-child").scrollIntoViewIfNeeded();
    await send(page, "Nothing about me");
    expect((await site.listLeads())[0]).toMatchObject({ message: "Nothing about me", journey: "" });
    expect(await readStored(page)).toBeNull();
  });

  test("starts again instead of using edited storage, and never loses the lead", async ({ page, site }) => {
    await page.goto(paths.terms);
    await expect.poll(() => readPaths(page)).toEqual([paths.terms]);
    const huge = { path: "x".repeat(4_000_000), day: "2026-01-01" };
    for (const stored of [
      JSON.stringify({ version: 99, visits: [{ path: "/x", day: "2026-01-01" }] }),
      '{"version":1,"visits":[{"path":',
      JSON.stringify({ version: 1, visits: ["x", null, 7, { path: 3 }] }),
      JSON.stringify({ version: 1, visits: [huge] }),
    ]) {
      await page.evaluate((text) => localStorage.setItem("journey", text), stored);
      await page.goto(dashboard);
      await expect.poll(() => readPaths(page)).toEqual([dashboard]);
    }
    await page.evaluate(() => localStorage.setItem("journey", "x".repeat(4_000_000)));
    await send(page, "Edited storage");
    const [lead] = await site.listLeads();
    expect(lead).toMatchObject({ message: "Edited storage" });
    expect(lead?.journey.length).toBeLessThan(200);
  });
});

test.describe("a visitor who hasn't chosen", () => {
  test.use({ storedChoice: null });

  test("keeps nothing before consent, and then the page in view", async ({ page }) => {
    await page.goto(`${funnel}${campaign}`);
    await waitUntilStarted(page);
    await page.goto(`${dashboard}${campaign}`);
    await waitUntilStarted(page);
    expect(await readStored(page)).toBeNull();
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    await expect
      .poll(() => readVisits(page))
      .toMatchObject([{ path: dashboard, source: "mail", campaign: "spring" }]);
  });
});

test("keeps and sends nothing for a visitor who allows only what is necessary", async ({ page, site }) => {
  await page.goto(`${funnel}${campaign}`);
  await waitUntilStarted(page);
  expect(await readStored(page)).toBeNull();
  const posts: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && posts.push(request.postData() ?? "")));
  await send(page, "Only necessary");
  expect(posts.filter((body) => body.includes("Only necessary"))).toHaveLength(1);
  expect(posts.join()).not.toContain("journey");
  expect((await site.listLeads())[0]).toMatchObject({ message: "Only necessary", journey: "" });
});
