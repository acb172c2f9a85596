import type { Page } from "@playwright/test";
import { answerPosts } from "../../support/contact-form.ts";
import { fillDetails, openModal } from "../../support/contact-modal.ts";
import { expect, test } from "../../support/journey.ts";

const submit = "Talk to a GTM Strategist";
const stored = { ok: true, id: "01KAS0000000000000K7M29QXD" };

test.use({ allowedConsole: /Failed to load resource/ });

/** Answers posts in the server's place once `answer` is called: false for a request that fails. */
async function holdPosts(page: Page) {
  let answer: (isStored: boolean) => void = () => {};
  const posts = await answerPosts(page, async (route) => {
    const isStored = await new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    await (isStored ? route.fulfill({ json: stored }) : route.abort());
  });
  return { posts, answer: (isStored: boolean) => answer(isStored) };
}

/** Sends a request, and closes the modal before the answer. */
async function closeWhileSending(page: Page, message: string) {
  const held = await holdPosts(page);
  const modal = await openModal(page);
  await fillDetails(modal, message);
  await modal.getByRole("button", { name: submit }).click();
  await expect.poll(() => held.posts.length).toBe(1);
  await page.keyboard.press("Escape");
  return { modal, ...held };
}

test.describe("a modal that is closed (spec 4.2, 8)", () => {
  test("keeps what was typed until it is sent", async ({ page }) => {
    const modal = await openModal(page);
    await modal.getByLabel("LinkedIn URL").fill("linkedin.com/in/asha");
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("button", { name: "Contact Us" }).first().click();
    await expect(modal.getByLabel("LinkedIn URL")).toHaveValue("https://linkedin.com/in/asha");
    await fillDetails(modal, "Typed before");
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("button", { name: "Contact Us" }).first().click();
    await expect(modal.getByLabel("Full Name")).toHaveValue("Asha Rao Iyer");
    await expect(modal.getByLabel("Message")).toHaveValue("Typed before");
  });

  test("while it sends reports the failure, and the same request can be sent again", async ({ page }) => {
    const { modal, posts, answer } = await closeWhileSending(page, "Lost on its way");
    await expect(modal).toHaveCount(0);
    answer(false);
    const toast = page.getByLabel("Notifications");
    await expect(toast).toContainText("Error sending message");
    await expect(toast).toContainText("Please try again or contact us directly at");

    const opener = page.getByRole("main").getByRole("button", { name: "Contact Us" }).first();
    await opener.click();
    await expect(modal.getByRole("alert")).toHaveText("Something went wrong");
    await expect(modal.getByLabel("Message")).toHaveValue("Lost on its way");
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await opener.click();
    await modal.getByRole("button", { name: submit }).click();
    await expect.poll(() => posts.length).toBe(2);
    expect(posts[1]?.key).toBe(posts[0]?.key);
    answer(true);
    await expect(modal.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  });

  test("while it sends reports the success, and is a new form afterwards", async ({ page }) => {
    const { modal, answer } = await closeWhileSending(page, "Sent meanwhile");
    await expect(modal).toHaveCount(0);
    answer(true);
    await expect(page.getByLabel("Notifications")).toContainText("Message sent successfully!");
    await page.getByRole("main").getByRole("button", { name: "Contact Us" }).first().click();
    await expect(modal.locator(".dialog-head")).toBeVisible();
    await expect(modal.getByLabel("Message")).toHaveValue("");
  });

  test("and opened again while it sends thanks as if it had stayed open", async ({ page }) => {
    const { modal, posts, answer } = await closeWhileSending(page, "Watched to the end");
    await page.getByRole("main").getByRole("button", { name: "Contact Us" }).first().click();
    await expect(modal.getByRole("button", { name: "Sending..." })).toBeDisabled();
    answer(true);
    await expect(modal.getByRole("heading", { name: "Thank you!" })).toBeFocused();
    await expect(modal).toHaveCount(0);
    expect(posts).toHaveLength(1);
  });
});
