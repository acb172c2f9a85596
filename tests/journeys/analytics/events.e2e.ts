import type { Locator, Page } from "@playwright/test";
import { events } from "../../../src/analytics/events.ts";
import { entryPath, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { holdChunks } from "../../support/chunks.ts";
import { fillLinkedin, openReady } from "../../support/contact-form.ts";
import { readEvents } from "../../support/data-layer.ts";
import { openHydrated, waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const insight = entryPath("insight", insightSlugs[1] ?? "");

/** Opens a page on which a click acts, and leads nowhere. */
async function openStaying(page: Page, address: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await waitUntilStarted(page);
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
}

/** Selects the elements that carry an event. */
const marked = (event: string) => `[data-event*='"event":"${event}"']`;

const firstCard = (page: Page) => page.locator(`main ${marked("carousel_click")}`).first();
const processLink = (page: Page) => page.getByRole("main").getByRole("link", { name: "View Our Process" });
const talkButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Talk to a GTM Strategist" });

const processClick = {
  event: "cta_click",
  category: "conversion",
  label: "View Our Process",
  value: 1,
  location: "talk_section",
};

test.describe("a click is one event:", () => {
  test("a card of the hub, with title and slug (spec 7.4)", async ({ page }) => {
    await openStaying(page, paths.hub);
    const card = firstCard(page);
    const slug = (await card.getAttribute("href"))?.split("/").at(-1);
    const title = await card.getByRole("heading").innerText();
    const click = {
      event: "carousel_click",
      category: "engagement",
      label: "content_hub_item",
      value: 1,
      location: "content_hub",
      item_title: title,
      item_slug: slug,
      index: 0,
    };
    const both = [click, { event: "select_content", content_type: "caseStudy", content_id: slug }];
    await card.getByText("View Case Study →").click();
    expect(await readEvents(page, "carousel_click", "select_content")).toEqual(both);
    await card.press("Enter");
    expect(await readEvents(page, "carousel_click", "select_content")).toEqual([...both, ...both]);
  });

  test("a card of a list", async ({ page }) => {
    await openStaying(page, paths.moreInsights);
    await firstCard(page).click();
    expect(await readEvents(page, "carousel_click", "select_content")).toMatchObject([
      { event: "carousel_click", label: "content_hub_item", location: "content_hub", value: 1, index: 0 },
      { event: "select_content", content_type: "insight" },
    ]);
  });

  for (const [how, press] of [
    ["clicked", (page: Page) => processLink(page).click()],
    ["pressed by Enter", (page: Page) => processLink(page).press("Enter")],
    ["pressed by Space", (page: Page) => processLink(page).press("Space")],
    ["clicked by a script", (page: Page) => processLink(page).evaluate((link: HTMLElement) => link.click())],
  ] as const) {
    test(`a link that is ${how}`, async ({ page }) => {
      await openStaying(page, paths.about);
      await press(page);
      await page.waitForTimeout(100);
      expect(await readEvents(page, "cta_click")).toEqual([processClick]);
      await press(page);
      await page.waitForTimeout(100);
      expect(await readEvents(page, "cta_click")).toHaveLength(2);
    });
  }

  for (const [how, press] of [
    ["clicked", (page: Page) => talkButton(page).click()],
    ["pressed by Enter", (page: Page) => talkButton(page).press("Enter")],
    ["pressed by Space", (page: Page) => talkButton(page).press("Space")],
  ] as const) {
    test(`a call to talk that is ${how}`, async ({ page }) => {
      await openHydrated(page, paths.about);
      await press(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await readEvents(page, "cta_click")).toMatchObject([
        { label: "Talk to a GTM Strategist", value: 1 },
      ]);
    });
  }

  for (const [how, press] of [
    ["the space bar", (link: Locator) => link.press("Space")],
    ["a key of a script", (link: Locator) => link.dispatchEvent("keydown", { key: "Enter" })],
  ] as const) {
    test(`a click after ${how} on a link, which makes none, is another`, async ({ page }) => {
      await openStaying(page, paths.about);
      await press(processLink(page));
      await processLink(page).evaluate((link: HTMLElement) => link.click());
      expect(await readEvents(page, "cta_click")).toEqual([processClick, processClick]);
    });
  }

  test("keys that activate nothing are none", async ({ page }) => {
    await openStaying(page, paths.about);
    for (const key of ["a", "Tab", "Escape", "ArrowDown", "Shift+Tab"]) await processLink(page).press(key);
    expect(await readEvents(page, "cta_click")).toEqual([]);
  });

  for (const [how, press] of [
    ["clicked", (page: Page) => nextButton(page).click()],
    ["pressed by a key", (page: Page) => nextButton(page).press("Enter")],
  ] as const) {
    test(`a control that is ${how} before its island is hydrated`, async ({ page }) => {
      const release = await holdChunks(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(paths.hub);
      await waitUntilStarted(page);
      // As the markup of an island may have it.
      await nextButton(page).evaluate((button) => {
        button.dataset.event = JSON.stringify({ event: "cta_click", label: "Next", value: 3 });
      });
      await press(page);
      release();
      await expect(page.locator('page-island[name="Carousel"]').first()).toHaveAttribute("hydrated");
      await expect
        .poll(() => readEvents(page, "cta_click"))
        .toEqual([{ event: "cta_click", label: "Next", value: 3 }]);
      await page.waitForTimeout(200);
      await nextButton(page).click();
      expect(await readEvents(page, "cta_click")).toHaveLength(2);
    });
  }

  test("a form that is sent, by its button or by Enter in a field", async ({ page }) => {
    await page.goto(paths.about);
    await waitUntilStarted(page);
    await page.evaluate(() => {
      addEventListener("submit", (event) => event.preventDefault());
      document
        .querySelector("main")
        ?.insertAdjacentHTML(
          "afterbegin",
          `<form data-event='{"event":"cta_click","label":"Form"}'><input aria-label="Word" required><button>Go on</button></form>`,
        );
    });
    await page.getByRole("button", { name: "Go on" }).click();
    expect(await readEvents(page, "cta_click")).toEqual([]);
    await page.getByLabel("Word").fill("word");
    await page.getByRole("button", { name: "Go on" }).click();
    expect(await readEvents(page, "cta_click")).toEqual([{ event: "cta_click", label: "Form", value: 1 }]);
    await page.getByLabel("Word").press("Enter");
    expect(await readEvents(page, "cta_click")).toHaveLength(2);
  });
});

const nextButton = (page: Page) =>
  page.locator('page-island[name="Carousel"]').first().getByRole("button", { name: /^Next/ });

/** What a visitor does, for every event of the table. */
const actions: Record<keyof typeof events, (page: Page) => Promise<unknown>> = {
  page_view: (page) => page.goto(paths.home),
  view_item_list: (page) => page.goto(paths.insights),
  async carousel_click(page) {
    await openStaying(page, paths.hub);
    await firstCard(page).click();
  },
  async select_content(page) {
    await openStaying(page, paths.moreCaseStudies);
    await firstCard(page).press("Enter");
  },
  async cta_click(page) {
    await openStaying(page, insight);
    await page.getByRole("link", { name: "Explore All Content" }).click();
  },
  form_submit: sendContact,
  generate_lead: sendContact,
  async share(page) {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHydrated(page, insight, "ShareBox");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  },
};

async function sendContact(page: Page) {
  await openReady(page);
  await fillLinkedin(page, "Counted once");
  await page.getByRole("button", { name: "Talk to a GTM Strategist" }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
}

for (const [name, { parameters }] of Object.entries(events)) {
  test(`a visitor makes ${name} of the event table, once, and with no other parameter`, async ({ page }) => {
    await Object.entries(actions).find(([action]) => action === name)?.[1](page);
    await waitUntilStarted(page);
    const made = await readEvents(page, name);
    expect(made).toHaveLength(1);
    const known = ["event", ...Object.keys(parameters)];
    expect(Object.keys(made[0] ?? {}).filter((parameter) => !known.includes(parameter))).toEqual([]);
    const required = Object.entries(parameters).filter(([, parameter]) => !("optional" in parameter));
    for (const [parameter] of required) expect(made[0]).toHaveProperty(parameter);
  });
}
