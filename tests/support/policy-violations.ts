import type { Page } from "@playwright/test";

/**
 * Records what the Content-Security-Policy refuses in every document that the page loads from now on. The browser's reports
 * would not do: it sends them out of band, at any time.
 */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      refused.push(`${effectiveDirective} refused ${blockedURI} ${sample}`),
    );
  });
}

/** Returns the violations in the current document. */
export function readRefused(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "refused"));
}
