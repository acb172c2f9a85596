import { paths } from "../../site/index.ts";

/**
 * Where a way to the preferences dialog leads without JavaScript: the part of the cookie page that tells of choices.
 * With it every link to a part of that page, from elsewhere or in its text, opens the dialog (spec 4.6).
 */
export const preferencesHref = `${paths.cookiePreferences}#your-choices`;

/** Selects those links. */
export const PREFERENCES_LINK = `a[href^="${paths.cookiePreferences}#"]`;
