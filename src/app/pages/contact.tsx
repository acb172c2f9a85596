import { panels } from "../../catalogue/catalogue.server.ts";
import { ContactAside } from "../contact/page/contact-aside.tsx";
import { ContactFormCard } from "../contact/page/contact-form-card.tsx";
import { ContactHero } from "../contact/page/contact-hero.tsx";
import { readMode } from "../contact/page/read-mode.ts";
import { readSent } from "../forms/read-sent.ts";
import type { PageRequest } from "../page.ts";

/**
 * The contact page (spec 2.4). A stored native post leads to `?sent={reference}`, a refused one comes back with its
 * outcome (decisions: Forms).
 */
export function ContactPage({ url, outcome }: PageRequest) {
  const { hero, replyHours, card, chips, chipsHeading, thanks, ...aside } = panels.contact;
  return (
    <>
      <ContactHero hero={hero} replyHours={replyHours} />
      <div className="wrap relative -mt-24 grid gap-6 pb-16 lg:-mt-28 lg:grid-cols-12 lg:gap-10 lg:pb-24">
        <div className="lg:col-span-7">
          <ContactFormCard
            words={{ card, chips, chipsHeading, thanks }}
            startMode={readMode(url)}
            outcome={outcome}
            sent={readSent(url)}
          />
        </div>
        <div className="lg:col-span-5">
          <ContactAside words={aside} />
        </div>
      </div>
    </>
  );
}
