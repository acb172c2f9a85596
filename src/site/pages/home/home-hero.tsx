import { ctaAttributes } from "#config/events/index.ts";
import { paths, schedulePath } from "#config/index.ts";
import { ContactLink } from "#leads/forms/browser/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { CopyLink } from "../copy-link.tsx";
import { pageCopy } from "../page-copy.server.ts";
import pipeline from "./pipeline.svg?raw";
import { servicesId } from "./services-section.tsx";

export function HomeHero() {
  const { eyebrow, title, lead, facts, call, proof } = pageCopy.hero;
  return (
    <header className="dark-sheet grid-paper overflow-hidden">
      <div className="wrap py-8 lg:py-10">
        {/* On phones, the facts come before the quick actions. */}
        <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:gap-x-12">
          <div className="grid gap-5">
            <p className="eyebrow">{eyebrow}</p>
            <h1 tabIndex={-1} className="text-5xl lg:text-4xl">
              {title}
            </h1>
            <p className="max-w-prose text-lg text-ink-soft">{lead}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1">
              <a
                href={schedulePath}
                className={buttonClass({ variant: "marker", size: "large", className: "max-sm:w-full" })}
                {...ctaAttributes(call, "hero")}
              >
                {call}
              </a>
              <CopyLink link={proof} className="link py-3 text-sm font-semibold" />
            </div>
          </div>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-4 text-sm lg:col-span-full lg:grid-cols-4 lg:gap-x-12">
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-ink-soft">{term}</dt>
                <dd className="text-balance">{text}</dd>
              </div>
            ))}
          </dl>
          <QuickActions />
        </div>
        <Pipeline />
      </div>
    </header>
  );
}

/** Decorative. Inlined to save a request, use the page's typeface and allow animation. */
function Pipeline() {
  const [, viewBox, lines = ""] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(pipeline) ?? [];
  const __html = lines.replace(/<title>.*?<\/title>|<!--.*?-->|\n\s*/gs, "");
  return (
    <svg
      viewBox={viewBox}
      className="mt-20 h-auto w-full overflow-visible text-brand text-[22px] max-md:hidden lg:text-base"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file.
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}

const rowClass =
  "flex h-full min-h-12 items-center border-b border-line px-5 py-2 font-semibold [transition:background-color_150ms] hover:bg-sunken";

function QuickActions() {
  const { actions } = pageCopy.hero;
  const places = [
    { label: actions.services, path: `#${servicesId}` },
    { label: actions.process, path: paths.process },
    { label: actions.caseStudies, path: paths.caseStudies },
    { label: actions.insights, path: paths.insights },
  ];
  return (
    <nav
      aria-label="Quick actions"
      className="rounded-sm border border-line bg-raised lg:col-start-2 lg:row-start-1 lg:self-end"
    >
      <ul className="grid max-lg:grid-cols-2">
        {places.map(({ label, path }) => (
          <li key={path}>
            <a href={path} className={rowClass} {...ctaAttributes(label, "quick_actions")}>
              {label}
            </a>
          </li>
        ))}
        <li className="max-lg:col-span-full">
          <ContactLink location="quick_actions" className={`${rowClass} w-full border-b-0`}>
            {actions.contact}
          </ContactLink>
        </li>
      </ul>
    </nav>
  );
}
