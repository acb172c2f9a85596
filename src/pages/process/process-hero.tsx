import type { ProcessCopy } from "./copy.ts";
import { MasterSchedule } from "./master-schedule.tsx";

/** Hero of the process page, with all steps as one drawing (spec 2.6). */
export function ProcessHero({ hero, steps, totalWeeks }: Pick<ProcessCopy, "hero" | "steps" | "totalWeeks">) {
  return (
    <header className="dark-sheet relative overflow-hidden">
      <div className="wrap relative grid gap-9 pt-10 pb-12 lg:gap-12 lg:pt-20 lg:pb-24">
        <div className="grid gap-5 lg:grid-cols-2 lg:items-baseline-last lg:gap-12">
          <h1 tabIndex={-1} className="text-5xl tracking-display">
            {hero.title}
          </h1>
          <p className="max-w-prose text-lg text-balance text-ink-soft">{hero.lead}</p>
        </div>
        <MasterSchedule steps={steps} totalWeeks={totalWeeks} />
      </div>
    </header>
  );
}
