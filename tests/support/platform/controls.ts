import type { Locator, Page } from "@playwright/test";
import { entryPath, paths } from "#config/index.ts";
import { expect } from "../browser/journey.ts";
import { caseStudySlugs, insightSlugs } from "../site/addresses.ts";
import { cardsInView } from "../site/home-page.ts";

export interface Control {
  name: string;
  address: string;
  island: string;
  /** Width of the window in px; 1280 by default. */
  width?: number;
  find: (page: Page) => Locator;
  /** Passes if the click took effect exactly once. */
  expectClicked: (page: Page) => Promise<void>;
}

const insight = entryPath("insight", insightSlugs[0] ?? "");
const caseStudy = entryPath("caseStudy", caseStudySlugs[0] ?? "");

const hubCards = (page: Page) => page.locator('page-island[name="Carousel"]').first();
const area = (page: Page) => page.locator(".impact-button").nth(2);
const step = (page: Page) => page.getByRole("tab", { name: "Intelligent Execution" });
const kind = (page: Page) => page.getByRole("tab", { name: "Case Studies" });

const expectCards = (island: Locator, positions: number[]) =>
  expect.poll(() => cardsInView(island.getByRole("list").first())).toEqual(positions);

/** Controls that do nothing until their island is hydrated. */
const controls: readonly Control[] = [
  {
    name: "the next card of a carousel",
    address: paths.hub,
    island: "Carousel",
    find: (page) => hubCards(page).getByRole("button", { name: /^Next/ }),
    expectClicked: (page) => expectCards(hubCards(page), [1, 2, 3]),
  },
  {
    name: "an impact area",
    address: paths.home,
    island: "ImpactAreas",
    // At this width, a second click would close it again.
    width: 390,
    find: area,
    expectClicked: (page) => expect(area(page)).toHaveAttribute("aria-expanded", "true"),
  },
  {
    name: "a step of the approach",
    address: paths.about,
    island: "Rotator",
    find: step,
    expectClicked: (page) => expect(step(page)).toHaveAttribute("aria-selected", "true"),
  },
  {
    name: "a tab of 'Explore More'",
    address: insight,
    island: "Tabs",
    find: kind,
    async expectClicked(page) {
      await expect(kind(page)).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel", { name: "Case Studies" })).toBeVisible();
    },
  },
  {
    name: "'Copy link'",
    address: caseStudy,
    island: "CopyButton",
    find: (page) => page.getByRole("button", { name: /Copy link|Copied/ }),
    expectClicked: (page) => expect(page.getByRole("button", { name: "Copied" })).toBeVisible(),
  },
];

/** Opens the page of a control with reduced motion, so that transitions end at once and nothing auto-advances. */
export async function openControl(page: Page, { address, width = 1280 }: Control): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
}

export function findControl(name: string): Control {
  const control = controls.find((one) => one.name === name);
  if (!control) throw new Error(`There is no control named '${name}'.`);
  return control;
}
