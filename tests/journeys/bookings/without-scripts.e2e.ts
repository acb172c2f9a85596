import type { Page } from "@playwright/test";
import { paths, schedulePath, siteConfig } from "#config/index.ts";
import { describeMoment } from "#platform/time/zoned-time.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { fillPerson } from "../../support/leads/scheduling.ts";
import { expectNoSidewaysScroll } from "../../support/platform/sideways-scroll.ts";

test.use({ ...keepContext, javaScriptEnabled: false, allowedConsole: /409|422/ });

const clickBook = (page: Page) => page.getByRole("button", { name: "Schedule a Call" }).click();

/** Opens a day, chooses a slot by its position, and returns that slot. */
async function chooseTime(page: Page, day: number, position: number): Promise<string> {
  const part = page.locator(".accordion-part").nth(day);
  if (!(await part.evaluate((details: HTMLDetailsElement) => details.open)))
    await part.locator("summary").click();
  const radio = part.getByRole("radio").nth(position);
  await radio.check();
  return (await radio.getAttribute("value")) ?? "";
}

test("books a call in another time zone after a rejection, moves it and cancels it, without JavaScript (spec: Scheduling)", async ({
  page,
  site,
}) => {
  await test.step("opens the scheduling page from the button on the process page", async () => {
    await page.goto(paths.process);
    await page.getByRole("link", { name: "Schedule a Call" }).last().click();
    await expect(page).toHaveURL(new RegExp(`${schedulePath}$`));
    await expect(page.locator(".accordion-part")).toHaveCount(10);
  });

  await test.step("shows the slots in another time zone", async () => {
    await page.getByText(/^Times in /).click();
    await page.getByLabel("Time zone").selectOption("America/New_York");
    await page.getByRole("button", { name: "Show in this zone" }).click();
    await expect(page).toHaveURL(/zone=America%2FNew_York$/);
    await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
  });

  const slotStart = await chooseTime(page, 3, 2);

  await test.step("keeps the chosen slot and what the visitor typed when a submission is rejected", async () => {
    await fillPerson(page);
    await page.getByLabel("Email").fill("asha");
    await clickBook(page);
    await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
    await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    await expect(page.locator(`input[value="${slotStart}"]`)).toBeChecked();
    await expect(page.locator(`input[value="${slotStart}"]`)).toBeVisible();
    await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
  });

  const main = page.getByRole("main");

  await test.step("shows the booking in both time zones, on a page that a long name doesn't widen", async () => {
    await page.getByLabel("First Name").fill("W".repeat(200));
    await page.getByLabel("Email").fill("asha@firm.example");
    await clickBook(page);
    await expect(page).toHaveURL(/\/booking\/[\w-]{24}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
    await expectNoSidewaysScroll(page);
    await expect(main).toContainText(describeMoment("America/New_York", slotStart));
    await expect(main).toContainText(describeMoment("Asia/Kolkata", slotStart));
    const leads = await site.listLeads();
    expect(
      leads.some(({ formType, sourcePath }) => formType === "schedule" && sourcePath === schedulePath),
    ).toBe(true);
    expect(await (await page.request.get(schedulePath)).text()).not.toContain(slotStart);
  });

  const move = page.getByRole("button", { name: "Move to this time" });

  await test.step("shows the free slots again when the form is sent without a slot", async () => {
    await page.locator("summary", { hasText: "Move this call" }).click();
    await move.click();
    await expect(page.getByRole("alert")).toHaveText("Please choose one of the times on offer");
    await expect(page.locator(".accordion-part[open]").getByRole("radio").first()).toBeFocused();
  });

  const moved = await test.step("moves the call to another slot", async () => {
    const next = await chooseTime(page, 4, 3);
    await move.click();
    await expect(page).toHaveURL(/\/booking\/[\w-]{24}$/);
    await expect(main).toContainText(describeMoment("Asia/Kolkata", next));
    expect(await (await page.request.get(schedulePath)).text()).toContain(slotStart);
    return next;
  });

  await test.step("cancels the call and frees its slot", async () => {
    await page.getByRole("button", { name: "Cancel this call" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is canceled");
    await page.getByRole("link", { name: "Schedule another call" }).click();
    await expect(page.locator(`input[value="${moved}"]`)).toHaveCount(1);
  });
});

test("books a call from a contact form's thank-you message by choosing only a time, without JavaScript", async ({
  page,
  site,
}) => {
  await page.goto(`${paths.contact}?mode=full`);
  await page.getByLabel("First Name").fill("Asha");
  await page.getByLabel("Last Name").fill("Rao");
  await page.getByLabel("Email").fill("asha@firm.example");
  await page.getByLabel("Message").fill("Our funnel leaks.");
  await page.getByRole("button", { name: siteConfig.contactForm.action }).last().click();
  await page.getByRole("main").getByRole("link", { name: "Choose a time for a call" }).first().click();
  await expect(page).toHaveURL(/\/schedule\?call=/);
  await expect(page.getByLabel("First Name")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  const count = (await site.listLeads()).length;
  const slotStart = await chooseTime(page, 7, 4);
  await clickBook(page);
  await expect(page).toHaveURL(/\/booking\/[\w-]{24}$/);
  await expect(page.getByRole("main")).toContainText(describeMoment("Asia/Kolkata", slotStart));
  expect(await site.listLeads()).toHaveLength(count);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your request already has a call" })).toBeVisible();
  await page.getByRole("link", { name: "See, move or cancel your call" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
});
