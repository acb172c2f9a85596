import type { paths } from "#config/index.ts";

/**
 * Without JavaScript, links that open the preferences dialog lead here. This is a literal so that the entry script
 * doesn't contain all of the site's paths.
 */
export const preferencesHref =
  "/cookie-preferences#your-choices" satisfies `${(typeof paths)["cookiePreferences"]}#your-choices`;

export const PREFERENCES_LINK = `a[href="${preferencesHref}"]`;
