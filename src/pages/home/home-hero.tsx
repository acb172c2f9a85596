import type { HeroCopy } from "./copy.ts";
import pipelineNarrow from "./pipeline-narrow.svg?raw";
import pipelineWide from "./pipeline-wide.svg?raw";
import { QuickActions } from "./quick-actions.tsx";

/** Hero of the home page: title, quick actions, and a drawing of a pipeline (spec 2.3). */
export function HomeHero({ eyebrow, title, lead, actions }: Omit<HeroCopy, "sample">) {
  return (
    <header className="dark-sheet relative overflow-hidden">
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
        <InlineDrawing
          svg={pipelineNarrow}
          className="mt-2 h-auto w-full max-w-[32rem] overflow-visible text-brand md:hidden"
        />
        <InlineDrawing
          svg={pipelineWide}
          className="mt-6 h-auto w-full overflow-visible text-brand text-[22px] max-md:hidden lg:text-base"
        />
      </div>
    </header>
  );
}

/**
 * An SVG file inlined into the page, so that it needs no request, uses the page's typeface and can be animated.
 * Decoration only.
 */
function InlineDrawing({ svg, className }: { svg: string; className: string }) {
  const [, viewBox, lines = ""] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  const __html = lines.replace(/<title>.*?<\/title>|<!--.*?-->|\n\s*/gs, "");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file.
    <svg viewBox={viewBox} className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html }} />
  );
}
