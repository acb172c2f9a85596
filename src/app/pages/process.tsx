import { panels } from "../../catalogue/catalogue.server.ts";
import { stillScreen } from "../navigation/index.ts";
import { ClosingBanner, IntroBanner, ProcessHero, ProcessTimeline } from "../process/index.ts";
import type { Route } from "./+types/process";

export function loader() {
  return panels.process;
}

export default stillScreen(function ProcessPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProcessHero {...loaderData} />
      <IntroBanner>{loaderData.intro}</IntroBanner>
      <ProcessTimeline {...loaderData} />
      <ClosingBanner {...loaderData.closing} totalWeeks={loaderData.totalWeeks} />
    </>
  );
});
