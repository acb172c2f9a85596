import { paths, schedulePath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { modalOf } from "../../support/leads/contact-modal.ts";
import { findChunk } from "../../support/platform/chunks.ts";
import { waitUntilIdle } from "../../support/platform/hydrated.ts";

test("the home page's quick action opens the contact modal, which traps focus (spec 2.3, 4.2)", async ({
  page,
}) => {
  const chunk = findChunk("src/leads/forms/browser/modal/contact-modal.tsx");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const readChunks = () => requests.filter((url) => url.endsWith(chunk));
  await page.clock.install();
  await page.goto(paths.privacy);
  await page.getByRole("banner").getByRole("link", { name: "Quillmark" }).click();
  await expect(page).toHaveURL(/\/$/);
  const opener = page.getByRole("main").getByRole("button", { name: "Contact Us" }).first();
  const modal = modalOf(page);
  const hasFocus = () => modal.evaluate((element) => element.contains(document.activeElement));
  const readOverflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  const first = modal.getByRole("button", { name: "LinkedIn only" });

  await test.step("loads the modal's code on intent, not with the page", async () => {
    await expect(opener).toBeVisible();
    await waitUntilIdle(page);
    expect(readChunks()).toEqual([]);
    await opener.hover();
    await expect.poll(() => readChunks().length).toBe(1);
  });

  await test.step("moves focus into the modal after 100 ms and locks scrolling", async () => {
    await opener.focus();
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.press("Enter");
    await expect(modal).toBeVisible();
    await page.clock.runFor(99);
    expect(await hasFocus()).toBe(false);
    await page.clock.runFor(1);
    await expect.poll(hasFocus).toBe(true);
    await expect(first).toBeFocused();
    expect(await readOverflow()).toBe("hidden");
  });

  await test.step("shows a link to the scheduling page in the modal", async () => {
    const call = modal.getByRole("link", { name: "Choose a time for a call" });
    await expect(call).toHaveAttribute("href", schedulePath);
  });

  await test.step("keeps Tab inside the modal and wraps around", async () => {
    const stops = await modal.locator("button, a, input:not([tabindex='-1']), textarea").count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await hasFocus()).toBe(true);
    }
    await expect(first).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(modal.getByRole("button", { name: "Close" })).toBeFocused();
  });

  await test.step("closes the modal on Escape and returns focus", async () => {
    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await readOverflow()).toBe("visible");
  });

  await test.step("opens the modal with the space bar, like a button", async () => {
    await opener.press(" ");
    await expect(modal).toBeVisible();
  });

  await test.step("keeps the modal open on a click inside, and closes it with its button", async () => {
    await modal.getByRole("heading").click();
    await expect(modal).toBeVisible();
    await modal.getByRole("button", { name: "Close" }).click();
    await expect(modal).toHaveCount(0);
  });

  await test.step("closes the modal on a click on the backdrop and returns focus", async () => {
    await opener.click();
    await expect(modal).toBeVisible();
    await page.clock.runFor(100);
    await expect(first).toBeFocused();
    await page.mouse.click(4, 4);
    await expect(modal).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step("closes the modal when the visitor goes back to another page", async () => {
    await opener.click();
    await expect(modal).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(modal).toHaveCount(0);
  });
});
