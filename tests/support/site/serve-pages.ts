import type { TestProject } from "vitest/node";
import { startSite } from "../server/running-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    pagesOrigin: string;
  }
}

/** Starts one server of the built site for all tests in `tests/pages`. Needs a finished build. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite({ FORM_LIMITS: "off" });
  project.provide("pagesOrigin", site.origin);
  return () => site.stop();
}
