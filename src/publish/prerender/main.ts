import { join } from "node:path";
import { readSettings } from "#config/settings/index.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { prerenderSite } from "./prerender-site.ts";

const startedAt = performance.now();
try {
  const settings = readSettings(process.env);
  const buildDirectory = process.env.BUILD_DIR || join(import.meta.dirname, "../../../build");
  const pages = await prerenderSite({ buildDirectory, settings });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Prerendered ${pages} pages for ${settings.siteUrl} in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
