import { panels } from "../../catalogue/catalogue.server.ts";
import { ContactAside } from "../contact/contact-aside.tsx";
import { ContactFormCard } from "../contact/contact-form-card.tsx";
import { ContactHero } from "../contact/contact-hero.tsx";
import { outcomeContext } from "../contact/outcome-context.ts";
import { readSent } from "../contact/read-sent.ts";
import { stillScreen } from "../navigation/index.ts";
import type { Route } from "./+types/contact";

/** A stored native post leads to `?sent={reference}`, a refused one comes back with its outcome (decisions: Forms). */
export function loader({ url, context }: Route.LoaderArgs) {
  const { hero, card, chips, chipsHeading, thanks, ...aside } = panels.contact;
  const { quickResponse, detailsHeading, salesLabel, supportLabel, followUs } = aside;
  return {
    hero,
    form: { card, chips, chipsHeading, thanks },
    aside: { quickResponse, detailsHeading, salesLabel, supportLabel, followUs },
    outcome: context.get(outcomeContext),
    sent: readSent(url),
  };
}

export default stillScreen(function ContactPage({ loaderData }: Route.ComponentProps) {
  const { hero, form, aside, outcome, sent } = loaderData;
  return (
    <>
      <ContactHero {...hero} />
      <div className="wrap relative -mt-24 grid gap-6 pb-16 lg:-mt-28 lg:grid-cols-12 lg:gap-10 lg:pb-24">
        <div className="lg:col-span-7">
          <ContactFormCard words={form} outcome={outcome} sent={sent} />
        </div>
        <div className="lg:col-span-5">
          <ContactAside words={aside} />
        </div>
      </div>
    </>
  );
});
