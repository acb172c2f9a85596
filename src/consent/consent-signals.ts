import { openDataLayer } from "../analytics/index.ts";
import { necessaryOnly, type Preferences } from "./consent-record.ts";

/** Index in the data layer from which tags may read. */
let allowedFrom = 0;

/** Google's Consent Mode v2: what each choice allows (decisions: Consent and analytics). */
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

/** A command as Google's tags read it: not an array but an `arguments` object. */
function command(..._given: readonly ["consent", "default" | "update", ReturnType<typeof signalsOf>]) {
  // biome-ignore lint/complexity/noArguments: see above.
  return arguments;
}

const denyAll = () => command("consent", "default", signalsOf(necessaryOnly));

/** Goes into the data layer before anything else. */
export function signalDefaults(): void {
  openDataLayer().push(denyAll());
}

/** Signals a choice; `startsAllowing` where tags were not allowed before it. */
export function signalChoice(preferences: Preferences, startsAllowing: boolean): void {
  const layer = openDataLayer();
  if (startsAllowing) allowedFrom = layer.length;
  layer.push(command("consent", "update", signalsOf(preferences)));
}

/**
 * Takes out of the data layer what happened before tags were allowed: a container that is loaded now would send it as
 * if it had happened since. The layer begins with the defaults and the choice again.
 */
export function forgetEarlierEvents(): void {
  openDataLayer().splice(0, allowedFrom, denyAll());
  allowedFrom = 0;
}
