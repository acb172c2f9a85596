import type { HeroCopy } from "./copy.ts";
import { DrawingSheet } from "./drawing.tsx";
import { pipelineNarrow } from "./drawings/pipeline-narrow.ts";
import { pipelineWide } from "./drawings/pipeline-wide.ts";
import { QuickActions } from "./quick-actions.tsx";

/** The first ten seconds: what we do, five ways on, and the thing we build as a working drawing (spec 2.3). */
export function HomeHero({ eyebrow, title, lead, actions }: Omit<HeroCopy, "sample">) {
  return (
    <header className="blueprint relative overflow-hidden">
      <div className="grid-paper absolute inset-0" />
      <div className="wrap relative py-10 lg:py-14">
        <div className="grid gap-9 lg:grid-cols-[1fr_24rem] lg:items-end lg:gap-12">
          <div className="grid gap-6">
            <p className="eyebrow">{eyebrow}</p>
            <h1 tabIndex={-1} className="text-5xl tracking-display lg:text-[clamp(3.5rem,5.6vw,4.875rem)]">
              {title}
            </h1>
            <p className="max-w-prose text-lg text-ink-soft">{lead}</p>
          </div>
          <QuickActions actions={actions} />
        </div>
        <DrawingSheet
          drawing={pipelineNarrow}
          className="mt-2 h-auto w-full max-w-[32rem] overflow-visible text-blueprint md:hidden"
        />
        <DrawingSheet
          drawing={pipelineWide}
          className="mt-6 h-auto w-full overflow-visible text-blueprint text-[22px] max-md:hidden lg:text-base"
        />
      </div>
    </header>
  );
}
