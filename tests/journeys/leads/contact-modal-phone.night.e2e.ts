import { expect, test } from "../../support/browser/journey.ts";
import { submitButton } from "../../support/leads/contact-form.ts";
import { findOpener, modalOf } from "../../support/leads/contact-modal.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("the contact modal closes on a tap outside it on a phone, and its toast does not cover it (spec 4.2, 8)", async ({
  page,
}) => {
  const opener = await findOpener(page);
  const modal = modalOf(page);
  await opener.tap();
  await expect(modal.getByRole("button", { name: "LinkedIn only" })).toBeFocused();
  await page.touchscreen.tap(195, 6);
  await expect(modal).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.clock.install();
  await opener.tap();
  await modal.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
  await modal.getByLabel("Message").fill("Read on a phone");
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(modal).tap();
  await expect(modal.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  const toast = page.getByText("Message sent successfully!").locator("..");
  // Wait until the toast has slid in.
  await expect(async () => {
    const [thanks, notice] = [await modal.locator(".dialog").boundingBox(), await toast.boundingBox()];
    expect((notice?.y ?? 0) + (notice?.height ?? 844)).toBeLessThanOrEqual(thanks?.y ?? 0);
  }).toPass({ timeout: 5_000 });
  await page.getByRole("button", { name: "Dismiss notification" }).tap();
  await expect(page.getByText("Message sent successfully!")).toBeHidden();
  await expect(modal).toBeVisible();
});
