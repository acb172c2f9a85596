import { pageCopy } from "../../content/content.server.ts";
import { paths } from "../../site/index.ts";
import { definePage } from "../define-page.ts";
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
