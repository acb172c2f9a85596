import type { Page } from "@playwright/test";
import { paths } from "../../src/site/index.ts";
import { expect, test } from "../support/journey.ts";

/** What judges and sends a form comes with its first use. */
const code = "**/assets/sending-*.js";
const submit = "Talk to a GTM Strategist";

async function fillIn(page: Page, message: string) {
  await page.goto(paths.contact);
  await expect(page.getByLabel("LinkedIn URL")).toBeFocused();
  await page.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/asha-rao");
  await page.getByLabel("Message").fill(message);
}

test.describe("what sends a form", () => {
  test("comes with the first focus, not with the page", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(paths.home);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => url.includes("/sending-"))).toEqual([]);
    await page.getByLabel("LinkedIn URL").focus();
    await expect.poll(() => asked.filter((url) => url.includes("/sending-")).length).toBe(1);
  });

  test("is waited for by a submit that was faster, which is sent once (spec 4.1)", async ({ page, site }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(code, async (route) => {
      await released;
      await route.continue();
    });
    await fillIn(page, "Faster than the code");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.locator("#contact-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    release();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const leads = await site.listLeads();
    expect(leads.filter((lead) => lead.message === "Faster than the code")).toHaveLength(1);
  });
});

test.describe("where it does not come", () => {
  test.use({ allowedConsole: /Failed to load resource|Failed to fetch/ });

  test("offline: 'You appear to be offline.', and the text stays (spec 5)", async ({ page, context }) => {
    await page.route(code, (route) => route.abort());
    await fillIn(page, "Typed in a tunnel");
    await context.setOffline(true);
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("alert")).toHaveText("You appear to be offline.");
    await expect(page.getByLabel("Message")).toHaveValue("Typed in a tunnel");
  });

  test("its file is gone, but the server is there: the browser posts the form, and nothing is lost", async ({
    page,
    site,
  }) => {
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await fillIn(page, "After a deploy");
    await page.getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(/\/contact\?sent=/);
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const leads = await site.listLeads();
    expect(leads.filter((lead) => lead.message === "After a deploy")).toHaveLength(1);
  });

  test("nothing answers: 'Something went wrong', the text stays, and a retry gets through", async ({
    page,
  }) => {
    await page.route(code, (route) => route.abort());
    await page.route("**/api/forms", (route) => route.abort());
    await fillIn(page, "The network sleeps");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("alert")).toHaveText("Something went wrong");
    await expect(page.getByLabel("Message")).toHaveValue("The network sleeps");
    await page.unrouteAll();
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  });
});
