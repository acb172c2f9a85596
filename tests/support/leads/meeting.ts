import { onTestFinished } from "vitest";
import { siteConfig } from "#config/index.ts";

/** Removes `meeting` from the configuration until the test ends. */
export function removeMeeting(): void {
  const { meeting } = siteConfig;
  Object.assign(siteConfig, { meeting: undefined });
  onTestFinished(() => void Object.assign(siteConfig, { meeting }));
}
