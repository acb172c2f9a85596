import type { Page, Route } from "@playwright/test";
import { test as base } from "../browser/journey.ts";
import { type RunningSite, startSite } from "../server/running-site.ts";
import { banner } from "./consent.ts";

/** Runs tests on a site with a tag container. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ browser: _browser }, use) => {
      const site = await startSite({ FORM_LIMITS: "off", TAG_MANAGER_ID: "GTM-AB12CD3" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

export const containerUrl = "https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3";

/** Replaces Google's script: records the data layer and sets cookies. */
const script = `window.found = JSON.parse(JSON.stringify(window.dataLayer));
document.cookie = "_ga=1; path=/";
document.cookie = "_gcl_au=1; path=/";`;

/** Mocks Google's server. Returns the requested URLs. */
export async function serveContainer(
  page: Page,
  respond: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
) {
  const requested: string[] = [];
  await page.context().route(/googletagmanager|google-analytics/, async (route) => {
    requested.push(route.request().url());
    await respond(route);
  });
  return requested;
}

export const choose = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();

/** Reads the data layer as the container first found it. */
export const readFound = (page: Page): Promise<Array<Record<string, unknown>>> =>
  page.evaluate(() => Reflect.get(window, "found"));

export const hasContainer = (page: Page) => page.evaluate(() => "found" in window);
export const waitForContainer = (page: Page) => page.waitForFunction(() => "found" in window);

/** Keeps the page open when a link in its main content is clicked. */
export const keepOpen = (page: Page) =>
  page.evaluate(() =>
    document.querySelector("main")?.addEventListener("click", (event) => event.preventDefault()),
  );
