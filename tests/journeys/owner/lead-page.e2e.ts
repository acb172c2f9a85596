import type { APIRequestContext } from "@playwright/test";
import { filePaths } from "#config/index.ts";
import { openStore } from "#leads/store/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { ownerLink } from "../../support/leads/owner-link.ts";
import { findViolations } from "../../support/platform/accessibility.ts";
import { expectNoSidewaysScroll } from "../../support/platform/sideways-scroll.ts";
import type { RunningSite } from "../../support/server/running-site.ts";

const phone = { width: 390, height: 844 };
const person = { mode: "full", firstName: "Asha", lastName: "Rao", email: "asha@firm.example" };
const contact = { ...person, formType: "contact", message: "Our funnel leaks.\n\nCan you help?" };

// Use one worker, because every worker starts the site.
test.describe.configure({ mode: "default" });
test.use({ viewport: phone });

async function send(request: APIRequestContext, site: RunningSite, fields: object): Promise<string> {
  const response = await request.post(filePaths.forms, { data: fields });
  const { id } = await response.json();
  return ownerLink(site, id);
}

async function sendCall(request: APIRequestContext, site: RunningSite) {
  const { slots } = await (await request.get(filePaths.slots)).json();
  const slotStart: string = slots.at(-1);
  return { slotStart, path: await send(request, site, { ...person, formType: "schedule", slotStart }) };
}

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /404/ });

  test("marks a lead as answered and erases it", async ({ page, request, site }) => {
    const path = await send(request, site, { ...contact, firstName: "W".repeat(200) });
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText("Our funnel leaks.");
    await expect(page.getByRole("main")).toContainText("Not answered yet.");
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Answered" }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main")).toContainText("Answered on");
    await expect(page.getByRole("button", { name: "Answered" })).toHaveCount(0);

    const confirm = page.getByRole("button", { name: "Yes, erase everything about this lead" });
    await expect(confirm).toBeHidden();
    await page.locator("summary", { hasText: "Erase" }).click();
    await confirm.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The lead is erased");
    await expect(page.getByRole("main")).toContainText("Delete any backups that you made yourself.");
    await expectNoSidewaysScroll(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
  });

  test("releases a lead from quarantine", async ({ page, request, site }) => {
    await page.goto(await send(request, site, { ...contact, website: "spam" }));
    await expect(page.getByRole("main")).toContainText("In quarantine");
    await page.getByRole("button", { name: "Release" }).click();
    await expect(page.getByRole("main")).toContainText("Not answered yet.");
  });

  test("cancels a call and frees its slot", async ({ page, request, site }) => {
    const { slotStart, path } = await sendCall(request, site);
    const listSlots = async () => (await (await request.get(filePaths.slots)).json()).slots;
    expect(await listSlots()).not.toContain(slotStart);
    await page.goto(path);
    await page.locator("summary", { hasText: "Cancel the call" }).click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByRole("main")).toContainText("Call, canceled");
    await expect(page.locator("summary", { hasText: "Cancel the call" })).toHaveCount(0);
    expect(await listSlots()).toContain(slotStart);
  });
});

test("changes nothing when a browser only opens the page, even with scripts enabled", async ({
  page,
  request,
  site,
}) => {
  const paths = [
    await send(request, site, contact),
    await send(request, site, { ...contact, website: "spam" }),
    (await sendCall(request, site)).path,
  ];
  const store = await openStore({ dataDir: site.dataFolder });
  const read = async () => {
    const leads = ["accepted" as const, "quarantined" as const];
    const batches = leads.map((state) => store.listLeads({ state, limit: 100 }));
    return { leads: await Promise.all(batches), bookings: await store.listComingBookings(Date.now()) };
  };
  const before = await read();
  const requested: string[] = [];
  page.on("request", (one) =>
    requested.push(`${one.method()} ${one.resourceType()} ${new URL(one.url()).origin}`),
  );
  for (const path of paths) {
    await page.goto(path);
    await page.mouse.move(100, 300);
    expect(await page.evaluate(() => [document.scripts.length, document.cookie])).toEqual([0, ""]);
    for (const summary of await page.locator("summary").all()) await summary.focus();
  }
  expect(await read()).toEqual(before);
  await store.close();
  const types = ["document", "stylesheet", "font", "other", "image"];
  const allowed = new Set(types.map((type) => `GET ${type} ${site.origin}`));
  expect(requested.filter((one) => !allowed.has(one))).toEqual([]);
});

test("has no accessibility violations with every part open in light and dark mode", async ({
  page,
  request,
  site,
}) => {
  await page.goto((await sendCall(request, site)).path);
  for (const summary of await page.locator("summary").all()) await summary.click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }
});
