import { contactPathFrom, entryPath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import {
  fillDetails as fillContactDetails,
  fillLinkedin,
  submitButton,
} from "../../support/leads/contact-form.ts";
import { fillDetails, modalOf } from "../../support/leads/contact-modal.ts";
import { findViolations } from "../../support/platform/accessibility.ts";

const path = entryPath("insight", "living-content-to-revenue-system");

test("recalculates an article as the reader types, and keeps the numbers on the way to the contact form", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${path}?utm_source=mail`);
  const form = page.locator("form[data-model=library]");
  const sent = form.getByLabel("Sent by sales");
  const neither = page.locator("output[data-result=neither]");
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  const talk = page.getByRole("link", { name: "Talk through these numbers" });
  const expectQuery = (query: string) => expect(page).toHaveURL(`${path}${query}`);
  await expect(neither).toHaveText(["67", "67", "49"]);

  await test.step("prints its results, and its fields only if they have the reader's numbers", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(sent).toBeHidden();
    await expect(neither.first()).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step("recalculates the calculator and puts the reader's numbers in the URL", async () => {
    await sent.click();
    await sent.fill("40");
    await expect(neither).toHaveText(["49", "49", "49"]);
    await expect(page.locator("output[data-result=share]")).toHaveText("33%");
    await expect(form).toContainText("ours: 18%");
    await expect(page.getByText("That leaves 67 that do neither")).toBeVisible();
    await expectQuery("?utm_source=mail&used=40");
    for (const link of [contact, talk])
      await expect(link).toHaveAttribute("href", contactPathFrom(`${path}?used=40`));
  });

  await test.step("shows the verdict and the field together while the reader types", async () => {
    await expect(form.locator(".calculator-verdict")).toBeInViewport({ ratio: 1 });
    await expect(sent).toBeInViewport({ ratio: 1 });
  });

  await test.step("counts a number that a script puts into a field", async () => {
    const fill = (value: string, event: string) =>
      sent.evaluate(
        (field: HTMLInputElement, [text, type]) => {
          field.value = text ?? "";
          field.dispatchEvent(new Event(type ?? "", { bubbles: true }));
        },
        [value, event],
      );
    await fill("50", "change");
    await expect(neither.first()).toHaveText("39");
    await fill("40", "input");
    await expect(neither.first()).toHaveText("49");
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

  await test.step("uses the author's number while the input is invalid, and says so after the reader hasn't typed for 800 ms", async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await sent.fill("1.000,5");
    await page.clock.runFor(799);
    await expect(neither.first()).toHaveText("67");
    await expect(sent).not.toHaveAttribute("aria-invalid");
    await page.clock.runFor(1);
    await expect(sent).toHaveAttribute("aria-invalid", "true");
    await expect(sent).toHaveAccessibleDescription("Not a number such as 22, so 22 is used.");
    await page.clock.resume();
    await expectQuery("?utm_source=mail");
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
    const readCopied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(readCopied).toMatch(/used=50$/);
    expect(await (await page.request.get(await readCopied())).text()).toMatch(
      /data-result="neither"[^>]*>39</,
    );
  });

  await test.step("sends the page's URL with the reader's numbers and its campaign from the contact modal", async () => {
    await page.getByRole("button", { name: "Book a Consult" }).click();
    const modal = modalOf(page);
    await fillDetails(modal, "We sent 50 pieces.");
    const sending = page.waitForRequest((request) => request.url().endsWith("/api/forms"));
    await submitButton(modal).click();
    expect(new URL((await sending).postDataJSON().source).search).toBe("?utm_source=mail&used=50");
    await expect(modal).toBeHidden();
  });

  await test.step("restores the author's numbers on 'Reset'", async () => {
    await form.getByRole("link", { name: "Reset" }).click();
    await expect(sent).toHaveValue("22");
    await expect(neither).toHaveText(["67", "67", "49"]);
    await expectQuery("?utm_source=mail");
    await expect(contact).toHaveAttribute("href", "/contact");
  });

  await test.step("keeps the results and contact links current while the browser refuses to change the URL", async () => {
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException(
          "Attempt to use history.replaceState() more than 100 times per 30 seconds",
          "SecurityError",
        );
      };
    });
    await sent.fill("40");
    await expect(page.locator("output[data-result=share]")).toHaveText("33%");
    await expect(contact).toHaveAttribute("href", contactPathFrom(`${path}?used=40`));
  });

  await test.step("sends the page and the reader's numbers from the contact page", async () => {
    await contact.click();
    await fillLinkedin(page, "We sent 40 pieces.");
    const sending = page.waitForRequest((request) => request.url().endsWith("/api/forms"));
    await submitButton(page).click();
    expect(new URL((await sending).postDataJSON().source).searchParams.get("from")).toBe(`${path}?used=40`);
  });
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("recalculates the page on the server, and keeps the reader's numbers on the way to the contact page", async ({
    page,
    site,
  }) => {
    await page.goto(path);
    const form = page.locator("form[data-model=library]");
    const neither = page.locator("output[data-result=neither]");
    await form.getByLabel("Sent by sales").fill("30");
    await form.getByRole("button", { name: "Recalculate" }).click();
    await expect(form.getByRole("button", { name: "Copy link with my numbers" })).toBeHidden();
    await form.getByRole("link", { name: "Reset" }).click();
    await expect(neither.first()).toHaveText("67");
    await form.getByLabel("Sent by sales").fill("40");
    await form.getByRole("button", { name: "Recalculate" }).click();
    await expect(neither).toHaveText(["49", "49", "49"]);
    await page.getByRole("link", { name: "Talk through these numbers" }).click();
    await fillContactDetails(page, "We sent 40 pieces.");
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    const [lead] = await site.listLeads();
    expect(new URL(lead?.source ?? "").searchParams.get("from")).toBe(`${path}?used=40`);
  });
});
