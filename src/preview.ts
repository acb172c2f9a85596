import { join } from "node:path";
import { BuildError, loadBuiltApp } from "./build-output/index.ts";
import { previewPath } from "./preview-link.ts";
import { readSettings, SettingsError } from "./settings/index.ts";
import { openStore, StoreOpenError, StoreUnavailableError } from "./store/index.ts";

// `node src/preview.ts SLUG` prints links to a built article that isn't published. Exit codes are those of `npm run leads`.
const slug = process.argv[2] ?? "";
try {
  process.exitCode = await printPreviews();
} catch (error) {
  const isExpected = [SettingsError, BuildError, StoreOpenError, StoreUnavailableError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function printPreviews(): Promise<number> {
  const settings = readSettings(process.env);
  const app = await loadBuiltApp(process.env.BUILD_DIR || join(import.meta.dirname, "../build"));
  const found = app.findPreviews(slug);
  if (found.length === 0) {
    console.error(
      `There is no article "${slug}". Write the name of its file without .md: npm run content -- preview my-article`,
    );
    return slug ? 1 : 2;
  }
  const store = await openStore(settings);
  try {
    const secret = await store.readSecret();
    for (const { path, label } of found) {
      const isPublished = label === undefined;
      const shown = isPublished ? path : previewPath(path, secret, Date.now());
      console.log(settings.siteUrl + shown);
      console.error(isPublished ? "It is published." : `${label}. The link is valid for 7 days.`);
    }
    return 0;
  } finally {
    await store.close();
  }
}
