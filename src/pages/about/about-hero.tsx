import { ctaAttributes } from "../../analytics/index.ts";
import { ArrowDownIcon } from "../../ui/icons/index.ts";
import { buttonClass } from "../../ui/index.ts";
import { BeyondDrawing } from "./beyond-drawing.tsx";
import type { AboutCopy } from "./copy.ts";
import { motionsId } from "./motions-section.tsx";

/** Opening of the About page, and the button that scrolls to the motions (spec 2.5). */
export function AboutHero({ hero, motionsButton }: Pick<AboutCopy, "hero" | "motionsButton">) {
  return (
    <header className="blueprint relative overflow-hidden">
      <div className="grid-paper absolute inset-0" />
      <div className="wrap relative grid gap-10 pt-10 pb-12 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16 lg:pt-20 lg:pb-24">
        <div className="grid justify-items-start gap-6">
          <h1 tabIndex={-1} className="text-5xl tracking-display lg:text-[clamp(3rem,5.2vw,4.25rem)]">
            {hero.title}
          </h1>
          <p className="max-w-prose text-lg text-ink-soft">{hero.lead}</p>
          <a
            href={`#${motionsId}`}
            data-button=""
            className={buttonClass({ size: "large", className: "mt-2" })}
            {...ctaAttributes(motionsButton, "about_hero")}
          >
            {motionsButton}
            <ArrowDownIcon />
          </a>
        </div>
        <BeyondDrawing className="h-auto w-full max-w-[32rem] md:max-w-none text-blueprint" />
      </div>
    </header>
  );
}
