import { OperatorError } from "#platform/operator-error.ts";
import { readSettings } from "./read-settings.ts";

// The first build step: reports invalid settings and mistakes in `site.config.ts`.
try {
  readSettings(process.env);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
