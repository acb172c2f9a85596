import type { Page } from "@playwright/test";

/**
 * Records Content-Security-Policy violations in each document that the page loads after this call. The browser's own reports
 * are not usable for this, because they are sent out of band at unpredictable times.
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
