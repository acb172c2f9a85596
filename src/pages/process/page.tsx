import { pageCopy } from "../../content/content.server.ts";
import { ClosingBanner, IntroBanner, ProcessHero, ProcessTimeline } from "./index.ts";

/** The six-week process (spec 2.6). */
export function ProcessPage() {
  const { process } = pageCopy;
  return (
    <>
      <ProcessHero {...process} />
      <IntroBanner>{process.intro}</IntroBanner>
      <ProcessTimeline {...process} />
      <ClosingBanner {...process.closing} totalWeeks={process.totalWeeks} />
    </>
  );
}
