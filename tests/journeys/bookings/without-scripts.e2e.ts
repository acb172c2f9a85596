import type { Page } from "@playwright/test";
import { describeMoment } from "../../../src/bookings/zoned-time.ts";
import { paths, schedulePath } from "../../../src/site/index.ts";
import { findFaultsAtAllWidths } from "../../support/accessibility.ts";
import { expect, test } from "../../support/journey.ts";
import { fillPerson } from "../../support/scheduling.ts";

/** Opens a day and chooses its n-th free time; the slot that it is. */
async function chooseTime(page: Page, day: number, position: number): Promise<string> {
  const part = page.locator(".accordion-part").nth(day);
  if (!(await part.evaluate((details: HTMLDetailsElement) => details.open)))
    await part.locator("summary").click();
  const radio = part.getByRole("radio").nth(position);
  await radio.check();
  return (await radio.getAttribute("value")) ?? "";
}

test.describe("calls without JavaScript (decisions: Scheduling)", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /404|409|422/ });

  test("the button of the process page leads to a page that books, and the booking's page cancels", async ({
    page,
    site,
  }) => {
    await page.goto(paths.process);
    await page.getByRole("link", { name: "Schedule a Call" }).click();
    await expect(page).toHaveURL(new RegExp(`${schedulePath}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator(".accordion-part")).toHaveCount(10);
    const slotStart = await chooseTime(page, 3, 2);
    await fillPerson(page);
    await page.getByRole("button", { name: "Schedule a Call" }).click();

    await expect(page).toHaveURL(/\/booking\/[\w-]{24}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main")).toContainText(describeMoment("Asia/Kolkata", slotStart));
    expect((await site.listLeads())[0]).toMatchObject({
      formType: "schedule",
      sourcePath: schedulePath,
    });
    await page.goto(schedulePath);
    await expect(page.locator(`input[value="${slotStart}"]`)).toHaveCount(0);
    await page.goBack();

    await page.getByRole("button", { name: "Cancel this call" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is cancelled");
    await expect(page.getByRole("main")).toContainText(
      "The time has been freed again. We will both get an email about it.",
    );
    await expect(page.getByRole("button", { name: "Cancel this call" })).toHaveCount(0);
    await page.getByRole("link", { name: "Schedule another call" }).click();
    await expect(page.locator(`input[value="${slotStart}"]`)).toHaveCount(1);
  });

  test("another zone can be asked for, and the booking's page remembers it", async ({ page }) => {
    await page.goto(schedulePath);
    await page.getByLabel("Time zone").selectOption("America/New_York");
    await page.getByRole("button", { name: "Show in this zone" }).click();
    await expect(page).toHaveURL(/zone=America%2FNew_York$/);
    await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
    const slotStart = await chooseTime(page, 4, 1);
    await fillPerson(page);
    await page.getByRole("button", { name: "Schedule a Call" }).click();
    const main = page.getByRole("main");
    await expect(main).toContainText(describeMoment("America/New_York", slotStart));
    await expect(main).toContainText(describeMoment("Asia/Kolkata", slotStart));
  });

  test("a zone that is none is the office's", async ({ page }) => {
    await page.goto(`${schedulePath}?zone=Mars/Olympus`);
    await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Kolkata");
  });

  test("a refused post comes back with its errors, the chosen time and everything that was typed", async ({
    page,
  }) => {
    await page.goto(`${schedulePath}?zone=America/New_York`);
    const slotStart = await chooseTime(page, 5, 1);
    await fillPerson(page);
    await page.getByLabel("Email").fill("asha");
    await page.getByRole("button", { name: "Schedule a Call" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
    await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    await expect(page.locator(`input[value="${slotStart}"]`)).toBeChecked();
    await expect(page.locator(`input[value="${slotStart}"]`)).toBeVisible();
    await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
    await page.getByLabel("Email").fill("asha@firm.example");
    await page.getByRole("button", { name: "Schedule a Call" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
    await expect(page.getByRole("main")).toContainText(describeMoment("America/New_York", slotStart));
  });

  test("a time that was taken meanwhile is said, with the next ones open and all that was typed", async ({
    page,
    context,
  }) => {
    await page.goto(schedulePath);
    const slotStart = await chooseTime(page, 6, 0);
    await fillPerson(page);
    const other = await context.newPage();
    await other.goto(schedulePath);
    expect(await chooseTime(other, 6, 0)).toBe(slotStart);
    await fillPerson(other);
    await other.getByLabel("Email").fill("other@firm.example");
    await other.getByRole("button", { name: "Schedule a Call" }).click();
    await expect(other).toHaveURL(/\/booking\//);

    await page.getByRole("button", { name: "Schedule a Call" }).click();
    await expect(page.getByRole("alert")).toHaveText("That time has just been taken. Please choose another.");
    await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    await expect(page.locator(`input[value="${slotStart}"]`)).toHaveCount(0);
    await expect(page.locator(".accordion-part[open]").getByRole("radio").first()).toBeFocused();
  });

  test("an address of no call is the 404 page", async ({ page }) => {
    const answer = await page.goto("/booking/AbCdEfGhIjKlMnOpQrStUvWx");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  });
});

test("the pages of calls are readable for everybody, at every width", async ({ page }) => {
  await page.goto(`${schedulePath}?zone=UTC`);
  expect(await findFaultsAtAllWidths(page)).toEqual([]);
  await chooseTime(page, 8, 0);
  await fillPerson(page);
  await page.getByRole("button", { name: "Schedule a Call" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
  expect(await findFaultsAtAllWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel this call" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is cancelled");
  expect(await findFaultsAtAllWidths(page)).toEqual([]);
});
