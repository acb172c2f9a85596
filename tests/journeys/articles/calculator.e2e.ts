import { contactPathFrom, entryPath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import {
  fillDetails as fillContactDetails,
  fillLinkedin,
  submitButton,
} from "../../support/leads/contact-form.ts";
import { fillDetails, modalOf } from "../../support/leads/contact-modal.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { openHydrated, waitUntilHydrated } from "../../support/platform/hydrated.ts";

const path = entryPath("insight", "living-content-to-revenue-system");

for (const width of [390, 1280])
  test(`recalculates an article as the reader types at ${width} px`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const form = page.locator("form[data-model=library]");
    const sent = form.getByLabel("Sent by sales");
    const neither = page.locator("output[data-result=neither]");
    await expect(neither).toHaveText(["67", "49", "67", "67"]);

    await test.step("recalculates the results and puts the reader's numbers in the URL", async () => {
      await sent.click();
      await sent.fill("40");
      await expect(neither).toHaveText(["49", "49", "49", "49"]);
      await expect(page.locator("output[data-result=share]")).toHaveText(["33%", "33%"]);
      await expect(form).toContainText("ours: 18%");
      expect(new URL(page.url()).search).toBe("?used=40");
    });

    await test.step("replaces our number when a reader clicks into its field and types", async () => {
      await form.getByLabel("Found in search").click();
      await page.keyboard.type("30");
      await expect(form.getByLabel("Found in search")).toHaveValue("30");
      await form.getByLabel("Found in search").fill("31");
    });

    await test.step("changes a value by its step with the arrow keys", async () => {
      await sent.press("ArrowUp");
      await expect(sent).toHaveValue("41");
      await expect(neither.first()).toHaveText("48");
    });

    await test.step("uses the author's number, and says so, while the input is invalid", async () => {
      await sent.fill("1.000,5");
      await expect(sent).toHaveAccessibleDescription("Not a number such as 22, so 22 is used.");
      await expect(sent).toHaveAttribute("aria-invalid", "true");
      await expect(neither.first()).toHaveText("67");
      expect(new URL(page.url()).search).toBe("");
    });

    await test.step("doesn't leave the page on Enter, and has no accessibility violations", async () => {
      await sent.fill("0");
      await sent.press("Enter");
      await expect(form).toContainText("nothing was sent");
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step("copies a link that shows the same numbers without scripts", async () => {
      await sent.fill("50");
      await form.getByRole("button", { name: "Copy link with my numbers" }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).search).toBe("?used=50");
      expect(await (await page.request.get(link)).text()).toContain(
        'data-result="neither" aria-live="off">39<',
      );
    });

    await test.step("restores the author's numbers on 'Reset'", async () => {
      await form.getByRole("link", { name: "Reset" }).click();
      await expect(sent).toHaveValue("22");
      await expect(neither).toHaveText(["67", "49", "67", "67"]);
      expect(new URL(page.url()).search).toBe("");
    });
  });

test("reports an invalid number only after the reader hasn't typed for 800 ms", async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  const sent = page.locator("form[data-model=library]").getByLabel("Sent by sales");
  await sent.fill("40");
  await expect(page).toHaveURL(/used=40/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await sent.fill("");
  await page.clock.runFor(799);
  await expect(sent).not.toHaveAttribute("aria-invalid");
  await page.clock.runFor(1);
  await expect(sent).toHaveAccessibleDescription("Empty, so 22 is used.");
});

test("keeps the results and contact links current while the browser refuses to change the URL", async ({
  page,
}) => {
  await openHydrated(page, path);
  const form = page.locator("form[data-model=library]");
  await form.getByLabel("Sent by sales").fill("30");
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException(
        "Attempt to use history.replaceState() more than 100 times per 30 seconds",
        "SecurityError",
      );
    };
  });
  await form.getByLabel("Sent by sales").fill("40");
  await expect(page.locator("output[data-result=share]").first()).toHaveText("33%");
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  await expect(contact).toHaveAttribute("href", contactPathFrom(`${path}?used=40`));
});

test("keeps what the reader typed before the form's script loaded", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(path);
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  const sent = page.locator("form[data-model=library]").getByLabel("Sent by sales");
  await sent.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("40");
  release();
  await expect(page.locator("output[data-result=neither]").first()).toHaveText("49");
  await expect(sent).toHaveValue("40");
});

test("sends the page's URL with the reader's numbers and its campaign from the contact modal", async ({
  page,
}) => {
  await openHydrated(page, `${path}?utm_source=mail`, "Calculator");
  await page.locator("form[data-model=library]").getByLabel("Sent by sales").fill("40");
  await page.getByRole("button", { name: "Book a Consult" }).click();
  const modal = modalOf(page);
  await fillDetails(modal, "We sent 40 pieces.");
  const sending = page.waitForRequest((request) => request.url().endsWith("/api/forms"));
  await submitButton(modal).click();
  expect(new URL((await sending).postDataJSON().source).search).toBe("?utm_source=mail&used=40");
});

test("keeps the reader's numbers on the way to the contact page", async ({ page }) => {
  await openHydrated(page, path, "Calculator");
  const sent = page.locator("form[data-model=library]").getByLabel("Sent by sales");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  await sent.fill("30");
  await sent.fill("40");
  await link.click();
  await fillLinkedin(page, "We sent 40 pieces.");
  const sending = page.waitForRequest((request) => request.url().endsWith("/api/forms"));
  await submitButton(page).click();
  expect(new URL((await sending).postDataJSON().source).searchParams.get("from")).toBe(`${path}?used=40`);

  await page.goto(`${path}?used=40`);
  await waitUntilHydrated(page, "Calculator");
  await expect(link).toHaveAttribute("href", contactPathFrom(`${path}?used=40`));
  await page.getByRole("link", { name: "Reset" }).click();
  await expect(link).toHaveAttribute("href", "/contact");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("keeps the reader's numbers on the way to the contact page", async ({ page, site }) => {
    await page.goto(path);
    await page.locator("form[data-model=library]").getByLabel("Sent by sales").fill("40");
    await page.getByRole("button", { name: "Recalculate" }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
    await fillContactDetails(page, "We sent 40 pieces.");
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const [lead] = await site.listLeads();
    expect(new URL(lead?.source ?? "").searchParams.get("from")).toBe(`${path}?used=40`);
  });

  test("recalculates the page on the server", async ({ page }) => {
    await page.goto(path);
    const form = page.locator("form[data-model=library]");
    await form.getByLabel("Sent by sales").fill("40");
    await form.getByRole("button", { name: "Recalculate" }).click();
    await expect(page.locator("output[data-result=neither]")).toHaveText(["49", "49", "49", "49"]);
    await expect(form.getByRole("button", { name: "Copy link with my numbers" })).toBeHidden();
    await form.getByRole("link", { name: "Reset" }).click();
    await expect(page.locator("output[data-result=neither]").first()).toHaveText("67");
  });
});
