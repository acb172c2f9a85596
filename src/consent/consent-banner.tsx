import { ConsentChoices } from "./consent-choices.tsx";
import type { ConsentCopy } from "./copy.ts";
import { preferencesHref } from "./preferences-link.ts";

/**
 * The banner at the bottom of every page (spec 2.2, 4.6). Hidden until the entry finds that the visitor has made no
 * choice; so visitors without JavaScript, with whom nothing is stored, do not see it either.
 */
export function ConsentBanner({ title, text }: ConsentCopy["banner"]) {
  return (
    <section hidden aria-label="Cookie consent" className="consent-banner">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-soft">{text}</p>
      <ConsentChoices />
      <a href={preferencesHref} data-consent="open" className="link-more justify-self-center">
        Cookie Preferences
      </a>
    </section>
  );
}
