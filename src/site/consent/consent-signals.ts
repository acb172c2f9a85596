import { openDataLayer } from "#platform/analytics/data-layer.ts";
import { necessaryOnly, type Preferences } from "./consent-record.ts";

/** Data layer index of the first entry that tags are allowed to read. */
let allowedFrom = 0;

/** Google Consent Mode v2 signals for a choice (spec: Consent and analytics). */
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

/** Google's tags require an `arguments` object instead of an array. */
function command(..._given: readonly ["consent", "default" | "update", ReturnType<typeof signalsOf>]) {
  // biome-ignore lint/complexity/noArguments: see above.
  return arguments;
}

const denyAll = () => command("consent", "default", signalsOf(necessaryOnly));

/** Denies everything. Call before anything else is pushed. */
export function signalDefaults(): void {
  openDataLayer().push(denyAll());
}

/** `startsAllowing` means that tags weren't allowed before. */
export function signalChoice(preferences: Preferences, startsAllowing: boolean): void {
  const layer = openDataLayer();
  if (startsAllowing) allowedFrom = layer.length;
  layer.push(command("consent", "update", signalsOf(preferences)));
}

/**
 * Removes the events pushed before tags were allowed, because a tag container loaded now would send them. The data
 * layer then starts with the default signals and the choice.
 */
export function forgetEarlierEvents(): void {
  openDataLayer().splice(0, allowedFrom, denyAll());
  allowedFrom = 0;
}
