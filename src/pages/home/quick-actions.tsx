import { ctaAttributes } from "../../analytics/index.ts";
import { ContactLink } from "../../leads/browser/index.ts";
import { paths } from "../../site/index.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import { ArrowDownIcon, ArrowRightIcon } from "../../ui/icons/icons.tsx";
import type { HeroCopy } from "./copy.ts";
import { servicesId } from "./services-section.tsx";

const rowClass =
  "flex min-h-13 items-center justify-between gap-4 border-b border-line px-5 py-2 font-semibold transition-colors hover:bg-sunken";

/** Quick actions in the hero, the last of which opens the contact modal (spec 2.3). */
export function QuickActions({ actions }: Pick<HeroCopy, "actions">) {
  const places = [
    { label: actions.process, path: paths.process },
    { label: actions.caseStudies, path: paths.caseStudies },
    { label: actions.insights, path: paths.insights },
  ];
  return (
    <nav aria-label="Quick actions" className="corner-marks z-1 border border-outline bg-raised">
      <ul className="grid sm:max-lg:grid-cols-2">
        <li>
          <a
            href={`#${servicesId}`}
            className={rowClass}
            {...ctaAttributes(actions.services, "quick_actions")}
          >
            {actions.services}
            <ArrowDownIcon size={20} className="text-brand" />
          </a>
        </li>
        {places.map(({ label, path }) => (
          <li key={path}>
            <a href={path} className={rowClass} {...ctaAttributes(label, "quick_actions")}>
              {label}
              <ArrowRightIcon size={20} className="text-brand" />
            </a>
          </li>
        ))}
        <li className="col-span-full p-5">
          <ContactLink
            location="quick_actions"
            className={buttonClass({ variant: "marker", size: "large", className: "w-full" })}
          >
            {actions.contact}
          </ContactLink>
        </li>
      </ul>
    </nav>
  );
}
