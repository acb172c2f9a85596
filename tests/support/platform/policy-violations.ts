import type { Page } from "@playwright/test";

/**
 * Records Content-Security-Policy violations in each document that the page loads after this call. The browser's own reports
 * don't help, because they arrive out of band at unpredictable times.
 */
export async function watchPolicyViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      refused.push(`${effectiveDirective} refused ${blockedURI} ${sample}`),
    );
  });
}

/** Returns the violations in the current document. */
export function readPolicyViolations(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "refused"));
}
