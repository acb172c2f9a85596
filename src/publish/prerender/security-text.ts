import { filePaths, siteConfig } from "#config/index.ts";
import { dayMs } from "#platform/time/durations.ts";

/** Under a year, as RFC 9116 recommends. */
const validDays = 360;

/** Renders `security.txt`, which says where to report vulnerabilities. */
export function renderSecurityText(siteUrl: string, builtAtMs: number): string {
  const lastDay = new Date(builtAtMs + validDays * dayMs).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${siteConfig.emails.support}`,
    `Expires: ${lastDay}T00:00:00Z`,
    `Preferred-Languages: ${siteConfig.language}`,
    `Canonical: ${siteUrl}${filePaths.security}`,
    "",
  ].join("\n");
}
