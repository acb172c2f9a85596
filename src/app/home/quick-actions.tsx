import { paths } from "../../site/index.ts";
import { ctaAttributes } from "../analytics/index.ts";
import { ContactLink } from "../contact/index.ts";
import { buttonClass } from "../controls/button.tsx";
import { ArrowDownIcon, ArrowRightIcon } from "../icons/index.ts";
import { servicesId } from "./services-section.tsx";

const places = [
  { label: "Our Strategy Process", path: paths.process },
  { label: "Client Success Stories", path: paths.caseStudies },
  { label: "Latest GTM Insights", path: paths.insights },
];

const rowClass =
  "flex min-h-13 items-center justify-between gap-4 border-b border-line px-5 py-2 font-semibold transition-colors hover:bg-sunken";

/** The panel in the hero: five ways on, the last of which opens the contact modal (spec 2.3). */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="corner-marks z-1 border border-outline bg-raised">
      <ul className="grid sm:max-lg:grid-cols-2">
        <li>
          <a href={`#${servicesId}`} className={rowClass} {...ctaAttributes("Our Services", "quick_actions")}>
            Our Services
            <ArrowDownIcon size={20} className="text-blueprint" />
          </a>
        </li>
        {places.map(({ label, path }) => (
          <li key={path}>
            <a href={path} className={rowClass} {...ctaAttributes(label, "quick_actions")}>
              {label}
              <ArrowRightIcon size={20} className="text-blueprint" />
            </a>
          </li>
        ))}
        <li className="col-span-full p-5">
          <ContactLink
            location="quick_actions"
            className={buttonClass({ variant: "marker", size: "large", className: "w-full" })}
          >
            Contact Us
          </ContactLink>
        </li>
      </ul>
    </nav>
  );
}
