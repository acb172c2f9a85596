import type { Route } from "@playwright/test";
import { bookingPath, filePaths, paths, scheduleAtPath } from "#config/index.ts";
import { expect } from "../../support/browser/journey.ts";
import { delayRequests } from "../../support/platform/chunks.ts";
import { openIdle, waitUntilIdle } from "../../support/platform/hydrated.ts";
import { readPolicyViolations, watchPolicyViolations } from "../../support/platform/policy-violations.ts";
import { banner, dialog, openByHook, preferencesLink, toggle } from "../../support/site/consent.ts";
import { readCommands, readEvents } from "../../support/site/data-layer.ts";
import {
  choose,
  containerUrl,
  keepOpen,
  serveContainer,
  test,
  waitForContainer,
} from "../../support/site/tag-container.ts";

// Use one worker, because every worker starts the site.
test.describe.configure({ mode: "default" });
test.use({ storedChoice: null });

test("requests the tag container once, after consent, without violating the content security policy", async ({
  page,
}) => {
  const requested = await serveContainer(page);
  await watchPolicyViolations(page);
  await page.goto(paths.about);
  await choose(page, "Necessary Only");
  await openIdle(page, paths.terms);
  expect(requested).toEqual([]);
  await openByHook(page);
  await toggle(page, "Marketing").check();
  await waitForContainer(page);
  await dialog(page).getByRole("button", { name: "Accept All" }).click();
  await waitUntilIdle(page);
  expect(requested).toEqual([containerUrl]);
  expect(await readPolicyViolations(page)).toEqual([]);
});

test("does not load the tag container on a page whose URL is secret or has a secret token", async ({
  page,
  request,
  site,
}) => {
  const requested = await serveContainer(page);
  await page.goto(paths.terms);
  await choose(page, "Accept All");
  await waitForContainer(page);
  const person = { mode: "full", firstName: "Asha", lastName: "Rao", email: "asha@firm.example" };
  const send = (fields: object) =>
    request.post(site.origin + filePaths.forms, { data: { ...person, ...fields } });
  const { slots } = await (await request.get(site.origin + filePaths.slots)).json();
  const { booking } = await (await send({ formType: "schedule", slotStart: slots[0] })).json();
  const call = (await send({ formType: "contact", message: "Hello" })).headers()["call-token"];
  expect(call).toBeTruthy();
  for (const path of [
    scheduleAtPath({ call }),
    `${paths.contact}?sent=K7M2-9QXD&call=${call}`,
    `${paths.contact}?preview=token`,
    bookingPath(booking),
  ]) {
    await page.goto(path);
    await waitUntilIdle(page);
    expect(requested, path).toHaveLength(1);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await waitForContainer(page);
  expect(await page.evaluate(() => document.referrer)).toBe(`${site.origin}/`);
});

test("does not request the tag container when consent is withdrawn before the server responds", async ({
  page,
}) => {
  const requested = await serveContainer(page);
  const release = await delayRequests(page, "**/api/tag-container");
  await page.goto(paths.terms);
  await preferencesLink(page).click();
  await toggle(page, "Analytics").check();
  await toggle(page, "Analytics").uncheck();
  const named = page.waitForResponse("**/api/tag-container");
  release();
  await (await named).finished();
  await waitUntilIdle(page);
  expect(requested).toEqual([]);
});

test.describe("a broken tag container", () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR_|broken container/ });

  test("the page still works when the browser blocks the tag container", async ({ page }) => {
    const requested = await serveContainer(page, (route) => route.abort("blockedbyclient"));
    await page.goto(paths.about);
    await choose(page, "Accept All");
    await expect.poll(() => requested).toHaveLength(1);
    await expect(banner(page)).toBeHidden();

    await test.step("still pushes events and opens dialogs", async () => {
      await keepOpen(page);
      await page.getByRole("main").getByRole("link", { name: "View Our Process" }).click();
      expect(await readEvents(page, "cta_click")).toHaveLength(1);
      await page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" }).click();
      const modal = page.getByRole("dialog", { name: "Talk to a Pricing Expert" });
      await expect(modal).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
    });

    await test.step("signals the next choice once and does not request the tag container again", async () => {
      await openByHook(page);
      await toggle(page, "Marketing").uncheck();
      await waitUntilIdle(page);
      expect((await readCommands(page)).map(([, kind]) => kind)).toEqual(["default", "update", "update"]);
      expect(await readEvents(page, "gtm.js")).toHaveLength(1);
      expect(requested).toHaveLength(1);
    });
  });

  test("the page still works when the tag container throws or never responds, or its id can't be fetched", async ({
    page,
  }) => {
    let respond = (route: Route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken container");' });
    const requested = await serveContainer(page, (route) => respond(route));
    await page.goto(paths.terms);
    for (const [how, next] of [
      ["throws", respond],
      ["never responds", () => new Promise<void>(() => {})],
    ] as const) {
      await test.step(`the page still works when the tag container ${how}`, async () => {
        respond = next;
        const before = requested.length;
        await choose(page, "Accept All");
        await expect.poll(() => requested.length).toBe(before + 1);
        await expect(banner(page)).toBeHidden();
        await openByHook(page);
        await expect(dialog(page)).toBeVisible();
        expect((await readCommands(page)).map(([, kind]) => kind)).toEqual(["default", "update"]);
        await page.evaluate(() => localStorage.clear());
        await page.reload({ waitUntil: "commit" });
      });
    }

    await test.step("doesn't request a tag container when the server fails to return its id", async () => {
      await page.route("**/api/tag-container", (route) => route.fulfill({ status: 503, body: "away" }));
      await choose(page, "Accept All");
      await expect(banner(page)).toBeHidden();
      await waitUntilIdle(page);
      expect(requested).toHaveLength(2);
    });
  });
});
