import { ConsentChoices } from "./consent-choices.tsx";
import type { ConsentCopy } from "./copy.ts";
import { preferencesHref } from "./preferences-link.ts";

/**
 * The cookie banner (spec 4.6). The entry script shows it if no choice is stored, so it never appears without
 * JavaScript.
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
