import { join } from "node:path";
import { BuildError } from "../build-output/index.ts";
import { readSettings, SettingsError } from "../settings/index.ts";
import { PrerenderError } from "./prerender-error.ts";
import { prerenderSite } from "./prerender-site.ts";

const startedAt = performance.now();
try {
  const { siteUrl } = readSettings(process.env);
  const buildDirectory = process.env.BUILD_DIR || join(import.meta.dirname, "../../build");
  const report = await prerenderSite({ buildDirectory, siteUrl });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const megabytes = (report.packBytes / 1_000_000).toFixed(1);
  console.log(
    `Prerendered ${report.pages} pages for ${siteUrl} in ${seconds} s (${megabytes} MB compressed).`,
  );
} catch (error) {
  const isExpected =
    error instanceof BuildError || error instanceof PrerenderError || error instanceof SettingsError;
  console.error(isExpected ? error.message : error);
  // Nothing is kept of what is still under way.
  process.exit(1);
}
