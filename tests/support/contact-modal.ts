import type { Locator, Page } from "@playwright/test";
import { paths } from "../../src/site/index.ts";
import { expect } from "./journey.ts";

/** The home page's quick action 'Contact Us', once it can open the modal (spec 2.3). */
export async function findOpener(page: Page): Promise<Locator> {
  await page.goto(paths.home);
  const opener = page.getByRole("main").getByRole("button", { name: "Contact Us" }).first();
  await expect(opener).toBeVisible();
  return opener;
}

export async function openModal(page: Page): Promise<Locator> {
  await (await findOpener(page)).click();
  const modal = page.getByRole("dialog");
  await expect(modal).toBeVisible();
  return modal;
}

export async function fillDetails(modal: Locator, message: string) {
  await modal.getByRole("button", { name: "Full details" }).click();
  await modal.getByLabel("Full Name").fill("Asha Rao Iyer");
  await modal.getByLabel("Email").fill("asha@firm.example");
  await modal.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/asha-rao");
  await modal.getByLabel("Message").fill(message);
}
