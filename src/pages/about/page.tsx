import { pageCopy } from "../../content/content.server.ts";
import { paths } from "../../site/index.ts";
import { definePage } from "../define-page.ts";
import { AboutHero } from "./about-hero.tsx";
import { ApproachSection } from "./approach-section.tsx";
import { BringSection } from "./bring-section.tsx";
import { MotionsSection } from "./motions-section.tsx";
import { PromisesSection } from "./promises-section.tsx";
import { QuoteSection } from "./quote-section.tsx";
import { StatsBand } from "./stats-band.tsx";
import { TalkSection } from "./talk-section.tsx";

/** The About page (spec 2.5). */
export const aboutPage = definePage({
  path: paths.about,
  secondPath: paths.aboutUs,
  metadata: () => pageCopy.about,
  view: { page_name: "about_us", page_category: "company_info" },
  render: () => <About />,
});

function About() {
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
