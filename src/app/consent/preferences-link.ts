import { paths } from "../../site/index.ts";

/**
 * Where links that open the preferences dialog lead without JavaScript: the part of the cookie page about choices
 * (spec 4.6).
 */
export const preferencesHref = `${paths.cookiePreferences}#your-choices`;

/** Selects those links. */
export const PREFERENCES_LINK = `a[href="${preferencesHref}"]`;
