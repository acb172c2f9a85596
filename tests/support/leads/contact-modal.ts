import type { Locator, Page } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect } from "../browser/journey.ts";

/** The button on the About page that opens the modal. */
export const openerOf = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" });

/** Opens the About page and waits for the button (spec 4.2). */
export async function findOpener(page: Page): Promise<Locator> {
  await page.goto(paths.about);
  const opener = openerOf(page);
  await expect(opener).toBeVisible();
  return opener;
}

export async function openModal(page: Page): Promise<Locator> {
  await (await findOpener(page)).click();
  const modal = modalOf(page);
  await expect(modal).toBeVisible();
  return modal;
}

export const modalOf = (page: Page) => page.getByRole("dialog");

export async function fillDetails(modal: Locator, message: string) {
  await modal.getByRole("button", { name: "Full details" }).click();
  await modal.getByLabel("Full Name").fill("Asha Rao Iyer");
  await modal.getByLabel("Email").fill("asha@firm.example");
  await modal.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/asha-rao");
  await modal.getByLabel("Message").fill(message);
}
