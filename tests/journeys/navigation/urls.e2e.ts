import { paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { addLink } from "../../support/site/navigation.ts";

test.use({ ...keepContext, allowedConsole: /404/ });

test("goes back to the page that the visitor came from after a moved or missing URL (spec 2.1)", async ({
  page,
}) => {
  await page.goto(paths.privacy);
  await addLink(page, "/contact-us");

  await test.step("goes back from the target of a redirect", async () => {
    await page.getByRole("link", { name: "Added" }).click();
    await expect(page).toHaveURL(paths.contact);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Accelerate Your GTM Success");
    await page.goBack();
    await expect(page).toHaveURL(paths.privacy);
  });

  await test.step("goes back from a missing page with 'Go Back'", async () => {
    await page.goto("/nowhere");
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL(paths.privacy);
  });
});
