import type { Locator, Page, Route } from "@playwright/test";
import { paths } from "#config/index.ts";
import { expect } from "../browser/journey.ts";

/** The promise in the thank-you message of a page form. */
export const promise = "You'll hear from us by the next morning to set up your first session.";

export const submitButton = (form: Page | Locator) =>
  form.getByRole("button", { name: "Talk to a Pricing Expert" });

/** Opens the contact page and waits until the first field has focus. */
export async function openReady(page: Page) {
  await page.goto(paths.contact);
  await expect(page.getByLabel("LinkedIn URL")).toBeFocused();
}

export async function fillLinkedin(page: Page, message: string) {
  await page.getByLabel("LinkedIn URL").fill("https://www.linkedin.com/in/asha-rao");
  await page.getByLabel("Message").fill(message);
}

export async function fillDetails(page: Page, message: string) {
  await page.getByRole("button", { name: "Full details" }).click();
  await page.getByLabel("First Name").fill("Asha");
  await page.getByLabel("Last Name").fill("Rao");
  await page.getByLabel("Email").fill("asha@firm.example");
  await page.getByLabel("Company").fill("Firm");
  await page.getByLabel("Message").fill(message);
}

/** Responds to submissions in place of the server and collects them. */
export async function respondToPosts(page: Page, respond: (route: Route) => Promise<void>) {
  const posts: Array<{ key: string | undefined; body: Record<string, unknown> }> = [];
  await page.route("**/api/forms", async (route) => {
    posts.push({
      key: route.request().headers()["idempotency-key"],
      body: JSON.parse(route.request().postData() ?? "{}"),
    });
    await respond(route);
  });
  return posts;
}
