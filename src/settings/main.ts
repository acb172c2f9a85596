import { readSettings, SettingsError } from "./read-settings.ts";

// The first step of a build: reports problems of settings and `site.config.ts` before anything is built of them.
try {
  readSettings(process.env);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
