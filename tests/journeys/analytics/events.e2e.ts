import type { Page } from "@playwright/test";
import { type EventDefinition, events } from "#config/events/events.ts";
import { entryPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { delayRequests } from "../../support/platform/chunks.ts";
import { openHydrated, waitUntilIdle, waitUntilStarted } from "../../support/platform/hydrated.ts";
import { insightSlugs } from "../../support/site/addresses.ts";
import { type PushedEvent, readEvents } from "../../support/site/data-layer.ts";

test.use(keepContext);

const insightSlug = insightSlugs[1] ?? "";

const marked = (event: string) => `[data-event*='"event":"${event}"']`;

const firstCard = (page: Page) => page.locator(`main ${marked("carousel_click")}`).first();
const processLink = (page: Page) => page.getByRole("main").getByRole("link", { name: "View Our Process" });
const talkButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" });

/** Keeps the page open when a link is clicked. */
const stay = (page: Page) =>
  page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));

/** Returns a function that reads the events pushed since its last call. */
function watchEvents(page: Page, ...names: string[]) {
  let known = 0;
  return async () => {
    const made = await readEvents(page, ...names);
    const added = made.slice(known);
    known = made.length;
    return added;
  };
}

/** Expects these events in this order, each with the parameters listed in the event table. */
function expectDefined(made: readonly PushedEvent[], ...names: Array<keyof typeof events>) {
  expect(made.map(({ event }) => event)).toEqual(names);
  for (const { event, ...given } of made) {
    const definition = Object.entries<EventDefinition>(events).find(([name]) => name === event)?.[1];
    const parameters = Object.entries(definition?.parameters ?? {});
    const required = parameters.filter(([, parameter]) => !("optional" in parameter)).map(([name]) => name);
    expect(parameters.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(given)));
    expect(Object.keys(given)).toEqual(expect.arrayContaining(required));
  }
}

const processClick = {
  event: "cta_click",
  category: "conversion",
  label: "View Our Process",
  value: 1,
  location: "talk_section",
};

test("pushes one event when a call to action is clicked or activated by key press (spec 7.4)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, paths.about, "ContactModal");
  const readNew = watchEvents(page, "cta_click");

  await test.step("pushes one event when a form is submitted by its button or by Enter in a field", async () => {
    await page.evaluate(() => {
      addEventListener("submit", (event) => event.preventDefault());
      const form = document.createElement("form");
      form.dataset.event = '{"event":"cta_click","label":"Form"}';
      const word = Object.assign(document.createElement("input"), { ariaLabel: "Word", required: true });
      form.append(word, Object.assign(document.createElement("button"), { textContent: "Go on" }));
      document.querySelector("main")?.prepend(form);
    });
    await page.getByRole("button", { name: "Go on" }).click();
    expect(await readNew()).toEqual([]);
    await page.getByLabel("Word").fill("word");
    await page.getByRole("button", { name: "Go on" }).click();
    expect(await readNew()).toEqual([{ event: "cta_click", label: "Form", value: 1 }]);
    await page.getByLabel("Word").press("Enter");
    expect(await readNew()).toHaveLength(1);
  });

  await stay(page);
  for (const [how, use] of [
    ["clicked", () => processLink(page).click()],
    ["activated by Enter", () => processLink(page).press("Enter")],
    ["activated by Space", () => processLink(page).press("Space")],
    ["clicked by a script", () => processLink(page).evaluate((link: HTMLElement) => link.click())],
    ["activated by a scripted key press", () => processLink(page).dispatchEvent("keydown", { key: "Enter" })],
    // Space and scripted key presses don't click a link, so this click must still count.
    [
      "clicked by a script after a key press",
      () => processLink(page).evaluate((link: HTMLElement) => link.click()),
    ],
  ] as const) {
    await test.step(`pushes one event when a link is ${how}`, async () => {
      await use();
      expect(await readNew()).toEqual([processClick]);
    });
  }

  await test.step("doesn't push an event when other keys are pressed on a link", async () => {
    for (const key of ["a", "Tab", "Escape", "ArrowDown", "Shift+Tab"]) await processLink(page).press(key);
    expect(await readNew()).toEqual([]);
  });

  for (const [how, use] of [
    ["clicked", () => talkButton(page).click()],
    ["activated by Enter", () => talkButton(page).press("Enter")],
    ["activated by Space", () => talkButton(page).press("Space")],
  ] as const) {
    await test.step(`pushes one event when a button that opens the contact modal is ${how}`, async () => {
      await use();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await readNew()).toMatchObject([{ label: "Talk to a Pricing Expert", value: 1 }]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }
});

test("pushes one event when a control is used before its island is hydrated", async ({ page }) => {
  const release = await delayRequests(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.about);
  await waitUntilStarted(page);
  const readNew = watchEvents(page, "cta_click");
  const clicked = page.getByRole("tab", { name: "Intelligent Execution" });
  const keyed = page.getByRole("tab", { name: "Omnichannel management" });
  for (const tab of [clicked, keyed]) {
    await tab.evaluate((button: HTMLElement) => {
      button.dataset.event = JSON.stringify({ event: "cta_click", label: button.innerText, value: 3 });
    });
  }
  const click = { event: "cta_click", label: await clicked.innerText(), value: 3 };
  const key = { ...click, label: await keyed.innerText() };
  await clicked.click();
  await keyed.press("Enter");
  release();
  for (const tab of [clicked, keyed]) await expect(tab).toHaveAttribute("aria-selected", "true");
  await waitUntilIdle(page);
  const made = await readNew();
  expect(made).toHaveLength(2);
  expect(made).toEqual(expect.arrayContaining([click, key]));
  await clicked.click();
  await keyed.click();
  expect(await readNew()).toEqual([click, key]);
});

test("pushes a page view once, and one event for each click on a card of the hub (spec 7.4)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.hub);
  await waitUntilStarted(page);
  await stay(page);
  const readNew = watchEvents(page);
  expectDefined(await readNew(), "page_view");
  const card = page.locator("article h3 a").first();
  const slug = (await card.getAttribute("href"))?.split("/").at(-1);
  const click = {
    event: "carousel_click",
    category: "engagement",
    label: "content_hub_item",
    value: 1,
    location: "content_hub",
    item_title: await card.innerText(),
    item_slug: slug,
    index: 0,
  };
  const select = { event: "select_content", content_type: "caseStudy", content_id: slug };
  await page.getByText("View Case Study →").first().click({ force: true });
  const made = await readNew();
  expect(made).toEqual([click, select]);
  expectDefined(made, "carousel_click", "select_content");
  await card.press("Enter");
  expect(await readNew()).toEqual([click, select]);
});

test("pushes one list view with each entry once, and one event when a card is clicked (spec 7.4)", async ({
  page,
}) => {
  await page.goto(paths.insights);
  await waitUntilStarted(page);
  await stay(page);
  const readNew = watchEvents(page);
  const viewed = await readNew();
  expectDefined(viewed, "page_view", "view_item_list");
  // The list shows its newest entries twice: featured and by category.
  const items: Array<{ item_id: string }> = Object(viewed[1]).items;
  const slugs = items.map(({ item_id }) => item_id);
  expect(slugs.length).toBeGreaterThan(0);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(insightSlugs).toEqual(expect.arrayContaining(slugs));
  expect(items).toEqual(
    slugs.map((item_id, index) => ({ item_id, item_name: expect.stringMatching(/./), index })),
  );
  await firstCard(page).click();
  expectDefined(await readNew(), "carousel_click", "select_content");
});

test("pushes one event each for viewing an insight, sharing it and clicking its call to action (spec 7.4)", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, entryPath("insight", insightSlug), "CopyButton");
  await stay(page);
  const readNew = watchEvents(page);
  const viewed = await readNew();
  expect(viewed).toEqual([
    {
      event: "page_view",
      page_name: "insight_detail",
      page_category: "content",
      insight_slug: insightSlug,
    },
  ]);
  expectDefined(viewed, "page_view");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expectDefined(await readNew(), "share");
  await page.getByRole("link", { name: "Explore All Content" }).click();
  expectDefined(await readNew(), "cta_click");
});
