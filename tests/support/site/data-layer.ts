import type { Page } from "@playwright/test";

export type PushedEvent = Record<string, unknown> & { event: string };

/** Reads the events in the data layer (all, or only those named), omitting commands and undefined values. */
export function readEvents(page: Page, ...names: string[]): Promise<PushedEvent[]> {
  return page.evaluate((wanted) => {
    const events: PushedEvent[] = JSON.parse(JSON.stringify(Reflect.get(window, "dataLayer") ?? []));
    return events.filter(({ event }) => event && (wanted.length === 0 || wanted.includes(event)));
  }, names);
}

/** Reads the commands for Google's tags as arrays. In the data layer they are `arguments` objects. */
export function readCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer: unknown[] = Reflect.get(window, "dataLayer") ?? [];
    return layer
      .filter((entry) => Object.prototype.toString.call(entry) === "[object Arguments]")
      .map((entry) => Array.from(Object(entry)));
  });
}
