import { onTestFinished } from "vitest";
import { siteConfig } from "../../src/site/index.ts";

/** Takes `meeting` out of the configuration until the test is over. */
export function removeMeeting(): void {
  const { meeting } = siteConfig;
  Object.assign(siteConfig, { meeting: undefined });
  onTestFinished(() => void Object.assign(siteConfig, { meeting }));
}
