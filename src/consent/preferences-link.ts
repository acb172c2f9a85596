import type { paths } from "../site/index.ts";

/**
 * Where links that open the preferences dialog lead without JavaScript: the part of the cookie page about choices
 * (spec 4.6). Written out, so that the entry script does not carry every path of the site.
 */
export const preferencesHref =
  "/cookie-preferences#your-choices" satisfies `${(typeof paths)["cookiePreferences"]}#your-choices`;

/** Selects those links. */
export const PREFERENCES_LINK = `a[href="${preferencesHref}"]`;
