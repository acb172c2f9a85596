import { openDataLayer } from "../analytics/index.ts";
import { necessaryOnly, type Preferences } from "./consent-record.ts";

/** Index in the data layer of the first entry that tags may read. */
let allowedFrom = 0;

/** Signals of Google's Consent Mode v2 for a choice (decisions: Consent and analytics). */
function signalsOf({ analytics, marketing }: Preferences) {
  const toState = (isAllowed: boolean) => (isAllowed ? "granted" : "denied");
  return {
    ad_storage: toState(marketing),
    ad_user_data: toState(marketing),
    ad_personalization: toState(marketing),
    analytics_storage: toState(analytics),
    functionality_storage: toState(analytics),
    personalization_storage: toState(analytics),
    security_storage: "granted",
  };
}

/** Returns a command as Google's tags read it: not an array but an `arguments` object. */
function command(..._given: readonly ["consent", "default" | "update", ReturnType<typeof signalsOf>]) {
  // biome-ignore lint/complexity/noArguments: see above.
  return arguments;
}

const denyAll = () => command("consent", "default", signalsOf(necessaryOnly));

/** Signals that everything is denied. Call it before anything else is pushed. */
export function signalDefaults(): void {
  openDataLayer().push(denyAll());
}

/** Signals a choice; `startsAllowing` where it is the first to allow tags. */
export function signalChoice(preferences: Preferences, startsAllowing: boolean): void {
  const layer = openDataLayer();
  if (startsAllowing) allowedFrom = layer.length;
  layer.push(command("consent", "update", signalsOf(preferences)));
}

/**
 * Removes from the data layer what was pushed before tags were allowed: a container that is loaded now would send it as
 * if it had happened afterwards. The layer then begins with the defaults and the choice again.
 */
export function forgetEarlierEvents(): void {
  openDataLayer().splice(0, allowedFrom, denyAll());
  allowedFrom = 0;
}
