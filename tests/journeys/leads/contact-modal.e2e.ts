import { paths } from "../../../src/site/index.ts";
import { findFaultsAtAllWidths } from "../../support/accessibility.ts";
import { dialog, openByHook } from "../../support/consent.ts";
import { fillDetails, findOpener, openModal } from "../../support/contact-modal.ts";
import { waitUntilHydrated, waitUntilIdle } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const submit = "Talk to a GTM Strategist";

test.describe("the contact modal opens and closes (spec 4.2)", () => {
  test("gets the focus after 100 ms, keeps Tab inside, locks the scroll, returns the focus", async ({
    page,
  }) => {
    await page.clock.install();
    const opener = await findOpener(page);
    await opener.focus();
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.press("Enter");
    const modal = page.getByRole("dialog");
    await expect(modal).toBeVisible();
    const holdsFocus = () => modal.evaluate((element) => element.contains(document.activeElement));
    await page.clock.runFor(99);
    expect(await holdsFocus()).toBe(false);
    await page.clock.runFor(1);
    await expect.poll(holdsFocus).toBe(true);
    const first = modal.getByRole("button", { name: "LinkedIn only" });
    await expect(first).toBeFocused();

    const stops = await modal.locator("button, input:not([tabindex='-1']), textarea").count();
    for (let press = 0; press < stops; press += 1) {
      await page.keyboard.press("Tab");
      expect(await holdsFocus()).toBe(true);
    }
    await expect(first).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(modal.getByRole("button", { name: "Close" })).toBeFocused();
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
    expect(await overflow()).toBe("hidden");

    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await overflow()).toBe("visible");
  });

  test("closes by its button and by a click on the backdrop, not by one inside", async ({ page }) => {
    const modal = await openModal(page);
    await modal.getByRole("heading").click();
    await expect(modal).toBeVisible();
    await modal.getByRole("button", { name: "Close" }).click();
    await expect(modal).toHaveCount(0);
    await page.getByRole("main").getByRole("button", { name: "Contact Us" }).first().click();
    await expect(modal).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(modal).toHaveCount(0);
  });

  test("a click on the backdrop returns the focus", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    const opener = await findOpener(page);
    await opener.click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "LinkedIn only" })).toBeFocused();
    await page.mouse.click(4, 4);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test.describe("on a touch screen", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("a tap on the backdrop returns the focus", async ({ page }) => {
      const opener = await findOpener(page);
      await opener.tap();
      await expect(page.getByRole("dialog").getByRole("button", { name: "LinkedIn only" })).toBeFocused();
      await page.touchscreen.tap(195, 6);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  });

  test("opens by the space bar, as a button does", async ({ page }) => {
    await (await findOpener(page)).press(" ");
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("closes when the visitor goes back to another page", async ({ page }) => {
    await page.goto(paths.privacy);
    await waitUntilHydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Pipewright" }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole("main").getByRole("button", { name: "Contact Us" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("is a link to the contact page without JavaScript", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.origin);
    await page.getByRole("main").getByRole("link", { name: "Contact Us" }).first().click();
    await expect(page).toHaveURL(`${site.origin}${paths.contact}`);
    await context.close();
  });

  test("loads its code on intent, not with the page", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const opener = await findOpener(page);
    await waitUntilIdle(page);
    expect(asked.filter((url) => url.includes("contact-modal"))).toEqual([]);
    await opener.hover();
    await expect.poll(() => asked.filter((url) => url.includes("contact-modal")).length).toBe(1);
  });
});

test.describe("sending from the modal (spec 5, 7.1, 8)", () => {
  test("the browser requires profile and message always, name and e-mail in details mode", async ({
    page,
  }) => {
    const modal = await openModal(page);
    const isRequired = (label: string) =>
      modal.getByLabel(label).evaluate((field: HTMLInputElement) => field.required);
    expect(await isRequired("LinkedIn URL")).toBe(true);
    expect(await isRequired("Message")).toBe(true);
    await expect(modal.getByLabel("LinkedIn URL")).toHaveAttribute("type", "url");
    await expect(modal.getByLabel("Full Name")).toHaveCount(0);
    await modal.getByRole("button", { name: "Full details" }).click();
    for (const label of ["Full Name", "Email", "LinkedIn URL", "Message"])
      expect(await isRequired(label)).toBe(true);

    const posts: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/forms") && posts.push(request.url()));
    await modal.getByRole("button", { name: submit }).click();
    await expect(modal.getByLabel("Full Name")).toBeFocused();
    expect(posts).toEqual([]);
  });

  test("a profile without its scheme is completed, and mode linkedin is stored", async ({ page, site }) => {
    const modal = await openModal(page);
    await modal.getByLabel("Message").fill("From the modal, LinkedIn");
    await modal.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Message sent successfully!")).toBeVisible();
    const lead = (await site.listLeads()).find((stored) => stored.message === "From the modal, LinkedIn");
    expect(lead).toMatchObject({
      formType: "modal",
      mode: "linkedin",
      linkedinUrl: "https://linkedin.com/in/asha",
      sourcePath: paths.home,
    });
  });

  test("stores full details, splits the name, confirms, resets, and closes after 2 s", async ({
    page,
    site,
  }) => {
    await page.clock.install();
    const modal = await openModal(page);
    const promise = page.getByText("We'll get back to you within 24 hours.", { exact: true });
    await expect(promise).toHaveCount(0);
    await fillDetails(modal, "From the modal, in full");
    await page.clock.pauseAt(Date.now() + 60_000);
    await modal.getByRole("button", { name: submit }).click();
    const toast = page.getByLabel("Notifications");
    await expect(toast).toContainText("Message sent successfully!");
    await expect(toast).toContainText("We'll get back to you within 24 hours.");
    await expect(promise).toHaveCount(1);
    await expect(modal.getByRole("heading", { name: "Thank you!" })).toBeFocused();
    await expect(modal.getByRole("button", { name: submit })).toBeHidden();
    await expect(modal.getByRole("button", { name: "Close" })).toBeVisible();
    await expect(modal.getByLabel("Full Name")).toHaveValue("");
    await expect(modal.getByLabel("Message")).toHaveValue("");
    const lead = (await site.listLeads()).find((stored) => stored.message === "From the modal, in full");
    expect(lead).toMatchObject({
      formType: "modal",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao Iyer",
      email: "asha@firm.example",
      linkedinUrl: "https://www.linkedin.com/in/asha-rao",
    });
    await expect(modal).toContainText(`${lead?.id.slice(-8, -4)}-${lead?.id.slice(-4)}`);

    await page.clock.runFor(1_999);
    await expect(modal).toBeVisible();
    await page.clock.runFor(1);
    await expect(modal).toHaveCount(0);
  });

  test("on a phone the notification leaves the reference free", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const modal = await openModal(page);
    await fillDetails(modal, "Read on a phone");
    await modal.getByRole("button", { name: submit }).click();
    await expect(modal.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const toast = page.getByText("Message sent successfully!").locator("..");
    // The notification slides in.
    await expect(async () => {
      const [thanks, notice] = [await modal.locator(".dialog").boundingBox(), await toast.boundingBox()];
      expect((notice?.y ?? 0) + (notice?.height ?? 844)).toBeLessThanOrEqual(thanks?.y ?? 0);
    }).toPass({ timeout: 1_500 });
  });

  test("a notification can be used while the modal is open", async ({ page }) => {
    const modal = await openModal(page);
    await fillDetails(modal, "With a notification over it");
    await modal.getByRole("button", { name: submit }).click();
    await page.getByRole("button", { name: "Dismiss notification" }).click();
    await expect(page.getByText("Message sent successfully!")).toBeHidden();
  });

  test("a notification can be used while the preferences dialog covers the modal, and after both", async ({
    page,
  }) => {
    const modal = await openModal(page);
    await fillDetails(modal, "With two dialogs under a notification");
    await openByHook(page);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("F8");
    await expect(page.getByLabel("Notifications (F8)")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await modal.getByRole("button", { name: submit }).click();
    await expect(modal.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    await openByHook(page);
    // The modal closes by itself below the other dialog.
    await expect(modal).toHaveCount(1);
    await expect(page.getByRole("dialog", { name: "Talk to a GTM Strategist" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.getByRole("button", { name: "Dismiss notification" }).click();
    await expect(page.locator("body > :last-child [data-toast-region]")).toHaveCount(1);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("visible");
  });

  test("an address that is no profile is refused below its field", async ({ page }) => {
    const modal = await openModal(page);
    await fillDetails(modal, "Not a profile");
    await modal.getByLabel("LinkedIn URL").fill("https://example.com/in/asha");
    await modal.getByRole("button", { name: submit }).click();
    await expect(modal.getByRole("alert")).toHaveText("Please enter a valid LinkedIn URL");
    await expect(modal.getByLabel("LinkedIn URL")).toBeFocused();
  });
});

test.describe("when the modal cannot send", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("it stays with everything that was typed", async ({ page }) => {
    await page.route("**/api/forms", (route) => route.abort());
    const modal = await openModal(page);
    await fillDetails(modal, "Kept in the modal");
    await modal.getByRole("button", { name: submit }).click();
    await expect(modal.getByRole("alert")).toHaveText("Something went wrong");
    await expect(modal.getByLabel("Message")).toHaveValue("Kept in the modal");
  });

  test("its link opens the contact page when its code fails to load", async ({ page }) => {
    await page.route(/contact-modal/, (route) => route.abort());
    await (await findOpener(page)).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test("no state of the modal has an accessibility fault", async ({ page }) => {
  // A clock that moves by the millisecond.
  test.slow();
  await page.clock.install();
  const modal = await openModal(page);
  const faults = () => findFaultsAtAllWidths(page, "dialog[open]");
  await expect(modal.getByRole("button", { name: "LinkedIn only" })).toBeFocused();
  expect(await faults()).toEqual([]);
  await fillDetails(modal, "No faults here");
  await modal.getByLabel("LinkedIn URL").fill("https://example.com/in/asha");
  await modal.getByRole("button", { name: submit }).click();
  await expect(modal.getByRole("alert")).toBeVisible();
  expect(await faults()).toEqual([]);
  // The thanks stay for 2 s alone, and axe needs a few ticks of the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await modal.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/asha-rao");
  await modal.getByRole("button", { name: submit }).click();
  await expect(modal.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  let isTold = false;
  const told = faults().finally(() => {
    isTold = true;
  });
  while (!isTold) await page.clock.runFor(1);
  expect(await told).toEqual([]);
});
