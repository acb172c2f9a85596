import type { Page } from "@playwright/test";

/**
 * Notes what the content security policy refuses, in every document that the page loads from now on. Reports do not
 * tell: the browser sends them out of band and when it likes.
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

/** Policy violations in the current document. */
export function readRefused(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "refused"));
}
