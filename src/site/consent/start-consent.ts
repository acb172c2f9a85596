import {
  necessaryOnly,
  onChoiceElsewhere,
  type Preferences,
  readChoice,
  storeChoice,
} from "./consent-record.ts";
import { signalChoice, signalDefaults } from "./consent-signals.ts";
import { listenToControls, showChoice } from "./consent-view.ts";
import { removeTagStorage } from "./remove-tag-storage.ts";

declare global {
  interface WindowEventMap {
    consentchange: CustomEvent<Preferences>;
  }
}

let chosen: Preferences | null = null;

/** Imported only for visitors who allow tags. */
let container: typeof import("./tag-container.ts") | undefined;

const allowsTags = (choice: Preferences | null) => choice !== null && (choice.analytics || choice.marketing);

/** Applies the stored choice (spec 4.6). Call before events are pushed. */
export function startConsent(): void {
  signalDefaults();
  listenToControls((preferences) => {
    storeChoice(preferences);
    change(preferences);
  });
  onChoiceElsewhere(rereadConsent);
  apply(readChoice());
}

/** Removes anything that tags stored under an earlier choice. Separate, because the first access to storage is slow. */
export function removeForbiddenTagStorage(): void {
  removeTagStorage(chosen ?? necessaryOnly);
}

/**
 * Applies any choice that another tab has stored, for example while this page was in the back-forward cache. Returns
 * whether the page is reloading.
 */
export function rereadConsent(): boolean {
  const choice = readChoice();
  return !isSame(choice, chosen) && change(choice);
}

/**
 * Applies a choice and dispatches `consentchange` if it differs from the current one. Returns whether the page is
 * reloading, which is the only way to remove a loaded tag.
 */
function change(choice: Preferences | null): boolean {
  const before = chosen;
  apply(choice);
  removeForbiddenTagStorage();
  if (!isSame(choice, before))
    dispatchEvent(new CustomEvent("consentchange", { detail: { ...(choice ?? necessaryOnly) } }));
  const isWithdrawn = (before?.analytics && !choice?.analytics) || (before?.marketing && !choice?.marketing);
  if (!isWithdrawn || !container?.hasContainer()) return false;
  location.reload();
  return true;
}

function apply(choice: Preferences | null): void {
  const before = chosen;
  chosen = choice;
  showChoice(choice);
  if (choice || allowsTags(before))
    signalChoice(choice ?? necessaryOnly, !allowsTags(before) && allowsTags(choice));
  if (allowsTags(choice)) void loadContainer();
  if (choice?.analytics) void startJourney();
}

function isSame(one: Preferences | null, other: Preferences | null): boolean {
  return one?.analytics === other?.analytics && one?.marketing === other?.marketing;
}

async function startJourney(): Promise<void> {
  const journeys = await import("#leads/journeys/browser/keep-journey.ts").catch(() => null);
  if (chosen?.analytics) journeys?.keepJourney(() => chosen?.analytics === true);
}

async function loadContainer(): Promise<void> {
  try {
    container = await import("./tag-container.ts");
  } catch {
    // The next page tries again.
    return;
  }
  await container.loadContainer(() => allowsTags(chosen));
}
