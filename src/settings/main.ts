import { readSettings, SettingsError } from "./read-settings.ts";

// The first step of a build: reports invalid settings and mistakes in `site.config.ts`.
try {
  readSettings(process.env);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
