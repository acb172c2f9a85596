import type { Page } from "@playwright/test";
import { filePaths, paths, schedulePath, siteConfig } from "#config/index.ts";
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

test("books, moves and cancels a call without JavaScript (spec: Scheduling)", async ({ page, site }) => {
  const slotStart =
    await test.step("opens the scheduling page from the button on the process page", async () => {
      await page.goto(paths.process);
      await page.getByRole("link", { name: "Schedule a Call" }).click();
      await expect(page).toHaveURL(new RegExp(`${schedulePath}$`));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.locator(".accordion-part")).toHaveCount(10);
      return chooseTime(page, 3, 2);
    });

  await test.step("books a call and shows the booking page, which a long name doesn't widen", async () => {
    await fillPerson(page);
    await page.getByLabel("First Name").fill("W".repeat(200));
    await clickBook(page);
    await expect(page).toHaveURL(/\/booking\/[\w-]{24}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
    await expectNoSidewaysScroll(page);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main")).toContainText(describeMoment("Asia/Kolkata", slotStart));
    const leads = await site.listLeads();
    expect(
      leads.some(({ formType, sourcePath }) => formType === "schedule" && sourcePath === schedulePath),
    ).toBe(true);
    expect(await (await page.request.get(schedulePath)).text()).not.toContain(slotStart);
  });

  const moved = await test.step("moves the call to another slot", async () => {
    await page.locator("summary", { hasText: "Move this call" }).click();
    const next = await chooseTime(page, 4, 3);
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(page).toHaveURL(/\/booking\/[\w-]{24}$/);
    await expect(page.getByRole("main")).toContainText(describeMoment("Asia/Kolkata", next));
    expect(await (await page.request.get(schedulePath)).text()).toContain(slotStart);
    return next;
  });

  await test.step("shows the free slots again when the form is sent without a slot or with a taken one", async () => {
    const move = page.getByRole("button", { name: "Move to this time" });
    await page.locator("summary", { hasText: "Move this call" }).click();
    await move.click();
    await expect(page.getByRole("alert")).toHaveText("Please choose one of the times on offer");
    await expect(page.locator(".accordion-part[open]").getByRole("radio").first()).toBeFocused();
    const taken = await chooseTime(page, 6, 0);
    const other = { formType: "schedule", mode: "full", firstName: "Ravi", email: "ravi@firm.example" };
    const booked = await page.request.post(filePaths.forms, { data: { ...other, slotStart: taken } });
    expect(booked.status()).toBe(200);
    await move.click();
    await expect(page.getByRole("alert")).toHaveText("That time has just been taken. Please choose another.");
    await expect(page.getByRole("main")).toContainText(describeMoment("Asia/Kolkata", moved));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
  });

  await test.step("cancels the call and frees its slot", async () => {
    await page.getByRole("button", { name: "Cancel this call" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is canceled");
    await expect(page.getByRole("main")).toContainText(
      "The time has been freed again. We will both get an email about it.",
    );
    await expect(page.getByRole("button", { name: "Cancel this call" })).toHaveCount(0);
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

test("books a call in another time zone without JavaScript, even after a rejection", async ({ page }) => {
  await test.step("shows the slots in another time zone", async () => {
    await page.goto(schedulePath);
    await page.getByLabel("Time zone").selectOption("America/New_York");
    await page.getByRole("button", { name: "Show in this zone" }).click();
    await expect(page).toHaveURL(/zone=America%2FNew_York$/);
    await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
  });

  const slotStart = await chooseTime(page, 5, 1);

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

  await test.step("reports a taken slot, opens the next free slots and keeps what the visitor typed", async () => {
    const other = await page.request.post(filePaths.forms, {
      data: {
        formType: "schedule",
        mode: "full",
        firstName: "Ravi",
        email: "other@firm.example",
        message: "",
        slotStart,
        timezone: "Asia/Kolkata",
      },
    });
    expect(other.status()).toBe(200);
    await page.getByLabel("Email").fill("asha@firm.example");
    await clickBook(page);
    await expect(page.getByRole("alert")).toHaveText("That time has just been taken. Please choose another.");
    await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    await expect(page.locator(`input[value="${slotStart}"]`)).toHaveCount(0);
    await expect(page.locator(".accordion-part[open]").getByRole("radio").first()).toBeFocused();
  });

  await test.step("shows the booking in the chosen time zone and the office's", async () => {
    const next = await chooseTime(page, 5, 1);
    await clickBook(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is booked");
    const main = page.getByRole("main");
    await expect(main).toContainText(describeMoment("America/New_York", next));
    await expect(main).toContainText(describeMoment("Asia/Kolkata", next));
  });
});
