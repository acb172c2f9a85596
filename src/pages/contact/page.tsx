import { pageCopy } from "../../content/content.server.ts";
import { readMode, readSent } from "../../leads/browser/index.ts";
import { paths } from "../../site/index.ts";
import { definePage, type PageRequest } from "../define-page.ts";
import { ContactAside } from "./contact-aside.tsx";
import { ContactFormCard } from "./contact-form-card.tsx";
import { ContactHero } from "./contact-hero.tsx";

/** The contact page (spec 2.4). It also shows the result of a form sent without JavaScript (spec: Forms). */
export const contactPage = definePage({
  path: paths.contact,
  metadata: () => pageCopy.contact,
  view: null,
  render: (request) => <Contact {...request} />,
});

function Contact({ url, refused }: Pick<PageRequest, "url" | "refused">) {
  const { hero, card, chips, chipsHeading, thanks, ...aside } = pageCopy.contact;
  return (
    <>
      <ContactHero hero={hero} />
      <div className="wrap relative -mt-24 grid gap-6 pb-16 lg:-mt-28 lg:grid-cols-12 lg:gap-10 lg:pb-24">
        <div className="lg:col-span-7">
          <ContactFormCard
            words={{ card, chips, chipsHeading, thanks }}
            startMode={readMode(url)}
            refused={refused}
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
