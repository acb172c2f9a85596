import { pageCopy } from "../../content/content.server.ts";
import { readMode } from "../../leads/browser/page-form/read-mode.ts";
import { readSent } from "../../leads/browser/read-sent.ts";
import { paths } from "../../site/index.ts";
import { definePage, type PageRequest } from "../define-page.ts";
import { ContactAside } from "./contact-aside.tsx";
import { ContactFormCard } from "./contact-form-card.tsx";
import { ContactHero } from "./contact-hero.tsx";

/**
 * The contact page (spec 2.4). A stored native post leads to `?sent={reference}`, a refused one comes back with its
 * outcome (decisions: Forms).
 */
export const contactPage = definePage({
  path: paths.contact,
  metadata: () => pageCopy.contact,
  view: null,
  render: (request) => <Contact {...request} />,
});

function Contact({ url, outcome }: Pick<PageRequest, "url" | "outcome">) {
  const { hero, replyHours, card, chips, chipsHeading, thanks, ...aside } = pageCopy.contact;
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
