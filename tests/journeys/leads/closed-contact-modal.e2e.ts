import { expect, test } from "../../support/browser/journey.ts";
import { respondToPosts, submitButton } from "../../support/leads/contact-form.ts";
import { fillDetails, openerOf, openModal } from "../../support/leads/contact-modal.ts";

test.use({ allowedConsole: /Failed to load resource/ });

test("a closed contact modal keeps what the visitor typed and shows the result of sending (spec 4.2, 8)", async ({
  page,
}) => {
  await page.clock.install();
  let respond: (isStored: boolean) => void = () => {};
  const posts = await respondToPosts(page, async (route) => {
    const isStored = await new Promise<boolean>((resolve) => {
      respond = resolve;
    });
    await (isStored
      ? route.fulfill({ json: { ok: true, id: "01KAS0000000000000K7M29QXD" } })
      : route.abort());
  });
  const modal = await openModal(page);
  const opener = openerOf(page);
  const toast = page.getByLabel("Notifications");
  const thanks = modal.getByRole("heading", { name: "Thank you!" });

  async function close() {
    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
  }

  async function send() {
    const sent = posts.length;
    await submitButton(modal).click();
    await expect.poll(() => posts.length).toBe(sent + 1);
  }

  await test.step("keeps what the visitor typed in the closed modal until it is sent", async () => {
    await modal.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
    await close();
    await opener.click();
    await expect(modal.getByLabel("LinkedIn URL")).toHaveValue("https://linkedin.com/in/asha");
    await fillDetails(modal, "Lost on its way");
    await close();
    await opener.click();
    await expect(modal.getByLabel("Full Name")).toHaveValue("Asha Rao Iyer");
    await expect(modal.getByLabel("Message")).toHaveValue("Lost on its way");
  });

  await test.step("shows a failure as a toast while the modal is closed, and in the form when it is opened again", async () => {
    await send();
    await close();
    respond(false);
    await expect(toast).toContainText("Error sending message");
    await expect(toast).toContainText("Please try again or contact us directly at");
    await opener.click();
    await expect(modal.getByRole("alert")).toHaveText("Something went wrong");
    await expect(modal.getByLabel("Message")).toHaveValue("Lost on its way");
    await expect(modal.locator(":focus")).toHaveCount(1);
    await close();
    await expect(opener).toBeFocused();
  });

  await test.step("shows the thank-you message and closes as usual when the modal is opened again while sending", async () => {
    await opener.click();
    await fillDetails(modal, "Watched to the end");
    await page.clock.pauseAt(Date.now() + 60_000);
    await send();
    await close();
    await opener.click();
    await expect(modal.getByRole("button", { name: "Sending..." })).toBeDisabled();
    respond(true);
    await expect(thanks).toBeFocused();
    await page.clock.runFor(2_000);
    await expect(modal).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(toast).not.toContainText("Message sent successfully!");
  });

  await test.step("shows a success as a toast while the modal is closed, and a new form when it is opened again", async () => {
    await opener.click();
    await fillDetails(modal, "Sent meanwhile");
    await send();
    await close();
    respond(true);
    await expect(toast).toContainText("Message sent successfully!");
    await opener.click();
    await expect(modal.locator(".dialog-head")).toBeVisible();
    await expect(modal.getByLabel("Message")).toHaveValue("");
    expect(posts).toHaveLength(3);
  });
});
