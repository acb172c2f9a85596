import { join } from "node:path";
import { entryPath } from "#config/index.ts";
import { readSettings } from "#config/settings/index.ts";
import { openStore } from "#leads/store/index.ts";
import { createTokens } from "#platform/links/tokens.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { loadBuiltApp, readSiteRecord } from "#publish/build-output/index.ts";

// `node src/server/preview.ts SLUG` prints a link to a built article that isn't published.
const slug = process.argv[2] ?? "";
try {
  const settings = readSettings(process.env);
  const build = process.env.BUILD_DIR || join(import.meta.dirname, "../../build");
  const app = await loadBuiltApp(build);
  const found = app.findBySlug(slug);
  if (found.length === 0) {
    console.error(
      `The build has no article "${slug}". Write its file's name without .md: npm run content -- preview my-article`,
    );
    process.exit(slug ? 1 : 2);
  }
  const store = await openStore(settings);
  // Without SITE_URL, the build might still be for a public URL.
  const siteUrl = process.env.SITE_URL ? settings.siteUrl : (await readSiteRecord(build)).siteUrl;
  for (const entry of found) {
    const path = entryPath(entry.type, entry.slug);
    const label = app.labelUnpublished(entry);
    const token = await createTokens(store, "preview", path).sign("preview");
    console.log(siteUrl + path + (label ? `?preview=${token}` : ""));
    console.error(label ? `${label}. The link is valid for 7 days.` : "It is published.");
  }
  await store.close();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
