import type { Page } from "@playwright/test";

/** An event in the data layer. */
export type PushedEvent = Record<string, unknown> & { event: string };

/** Every event in the data layer, or those of some names; without what is undefined, and without commands. */
export function readEvents(page: Page, ...names: string[]): Promise<PushedEvent[]> {
  return page.evaluate((wanted) => {
    const events: PushedEvent[] = JSON.parse(JSON.stringify(Reflect.get(window, "dataLayer") ?? []));
    return events.filter(({ event }) => event && (wanted.length === 0 || wanted.includes(event)));
  }, names);
}

/** Every command in the data layer, as Google's tags read them: `arguments` objects, as arrays. */
export function readCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer: unknown[] = Reflect.get(window, "dataLayer") ?? [];
    return layer
      .filter((entry) => Object.prototype.toString.call(entry) === "[object Arguments]")
      .map((entry) => Array.from(Object(entry)));
  });
}
