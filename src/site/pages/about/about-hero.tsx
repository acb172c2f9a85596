import { ctaAttributes } from "#config/events/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { ArrowDownIcon } from "#platform/ui/icons/icons.tsx";
import { pageCopy } from "../page-copy.server.ts";
import beyond from "./beyond.svg?url";
import { motionsId } from "./motions-section.tsx";

export function AboutHero() {
  const { hero, motionsButton } = pageCopy.about;
  return (
    <header className="dark-sheet grid-paper overflow-hidden">
      <div className="wrap grid gap-10 py-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16 lg:py-16">
        <div className="grid justify-items-start gap-6">
          <h1 tabIndex={-1} className="text-5xl">
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
        <BeyondDrawing />
      </div>
    </header>
  );
}

/** A pipe that is dashed for the plan and the login, and solid for the five days of the working week. Decorative. */
function BeyondDrawing() {
  return (
    <svg
      viewBox="0 0 640 330"
      width="640"
      height="330"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className="drawing h-auto w-full max-w-[32rem] md:max-w-none text-brand print:hidden"
      aria-hidden="true"
    >
      <use href={`${beyond}#beyond`} />
      <g fill="currentColor" stroke="none" fontSize="21" textAnchor="middle" className="text-ink-soft">
        <text x="92" y="300">
          Plan
        </text>
        <text x="268" y="300">
          Login
        </text>
        <text x="490" y="264">
          5 days
        </text>
        <text x="490" y="300" className="fill-ink font-semibold">
          Working week
        </text>
      </g>
    </svg>
  );
}
