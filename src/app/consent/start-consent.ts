import { necessaryOnly, type Preferences } from "./consent-record.ts";
import { signalChoice, signalDefaults } from "./consent-signals.ts";
import { onChoiceElsewhere, readChoice, storeChoice } from "./consent-store.ts";
import { listenToControls, showChoice } from "./consent-view.ts";
import { forgetAnalytics } from "./forget-analytics.ts";

declare global {
  interface WindowEventMap {
    consentchange: CustomEvent<Preferences>;
  }
}

/** What holds now. */
let current = necessaryOnly;

/** The code that loads the owner's tag container: only those who allow it need it. */
let container: typeof import("./tag-container.ts") | undefined;

const allowsTags = ({ analytics, marketing }: Preferences) => analytics || marketing;

/** Starts the banner and the dialog (spec 4.6), and lets the choice act on the page. Before anything that counts. */
export function startConsent(): void {
  signalDefaults();
  listenToControls((preferences) => {
    storeChoice(preferences);
    follow(preferences);
  });
  onChoiceElsewhere(rereadConsent);
  apply(readChoice());
}

/** Reads the record again: another tab may have changed it, also while this page was kept for the way back. */
export function rereadConsent(): void {
  const choice = readChoice();
  const { analytics, marketing } = choice ?? necessaryOnly;
  if (analytics === current.analytics && marketing === current.marketing) showChoice(choice);
  else follow(choice);
}

/** Applies a change and tells of it. A tag that has come into the page goes with the page alone. */
function follow(choice: Preferences | null): void {
  const before = current;
  apply(choice);
  dispatchEvent(new CustomEvent("consentchange", { detail: { ...current } }));
  const isWithdrawn = (before.analytics && !current.analytics) || (before.marketing && !current.marketing);
  if (isWithdrawn && container?.hasContainer()) location.reload();
}

function apply(choice: Preferences | null): void {
  const before = current;
  current = choice ?? necessaryOnly;
  showChoice(choice);
  if (choice || allowsTags(before)) signalChoice(current, !allowsTags(before) && allowsTags(current));
  forgetAnalytics(current);
  if (allowsTags(current)) void loadContainer();
}

async function loadContainer(): Promise<void> {
  try {
    container = await import("./tag-container.ts");
  } catch {
    // Offline, or the file is gone: the next page asks again.
    return;
  }
  await container.loadContainer(() => allowsTags(current));
}
