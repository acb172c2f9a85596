import { pageCopy } from "../../content/content.server.ts";
import { paths } from "../../site/index.ts";
import { definePage } from "../define-page.ts";
import { ClosingBanner } from "./closing-banner.tsx";
import { IntroBanner } from "./intro-banner.tsx";
import { ProcessHero } from "./process-hero.tsx";
import { ProcessTimeline } from "./process-timeline.tsx";

/** The six-week process (spec 2.6). */
export const processPage = definePage({
  path: paths.process,
  metadata: () => pageCopy.process,
  view: { page_name: "our_process" },
  shareDrawing: "momentum",
  opensScheduling: true,
  render: () => <Process />,
});

function Process() {
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
