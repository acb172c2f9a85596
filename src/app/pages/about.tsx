import { panels } from "../../catalogue/catalogue.server.ts";
import {
  AboutHero,
  ApproachSection,
  BringSection,
  MotionsSection,
  PromisesSection,
  QuoteSection,
  StatsBand,
  TalkSection,
} from "../about/index.ts";
import { stillScreen } from "../navigation/index.ts";
import type { Route } from "./+types/about";

export function loader() {
  const { heading, areas } = panels["impact-areas"];
  return {
    about: panels.about,
    motions: { heading, lead: panels.about.motionsLead, areas },
    approach: panels.approach,
    talk: panels.contact.hero,
  };
}

export default stillScreen(function AboutPage({
  loaderData: { about, motions, approach, talk },
}: Route.ComponentProps) {
  return (
    <>
      <AboutHero {...about} />
      <BringSection {...about.bring} />
      <QuoteSection {...about.quote} />
      <MotionsSection {...motions} />
      <StatsBand {...about} />
      <ApproachSection {...approach} />
      <PromisesSection {...about} />
      <TalkSection {...talk} />
    </>
  );
});
