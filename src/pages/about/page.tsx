import { pageCopy } from "../../content/content.server.ts";
import {
  AboutHero,
  ApproachSection,
  BringSection,
  MotionsSection,
  PromisesSection,
  QuoteSection,
  StatsBand,
  TalkSection,
} from "./index.ts";

/** The About page (spec 2.5). */
export function AboutPage() {
  const { about, approach, contact } = pageCopy;
  const { heading, areas } = pageCopy["impact-areas"];
  return (
    <>
      <AboutHero {...about} />
      <BringSection {...about.bring} />
      <QuoteSection {...about.quote} />
      <MotionsSection heading={heading} lead={about.motionsLead} areas={areas} />
      <StatsBand {...about} />
      <ApproachSection {...approach} />
      <PromisesSection {...about} />
      <TalkSection {...contact.hero} processLabel={pageCopy["process-promo"].linkLabel} />
    </>
  );
}
