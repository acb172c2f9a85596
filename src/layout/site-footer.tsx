import type { ReactNode } from "react";
import { preferencesHref } from "../consent/index.ts";
import type { PageCopy } from "../content/page-copy.ts";
import { paths, siteConfig } from "../site/index.ts";
import { LinkedinIcon, PinIcon } from "../ui/icons/index.ts";
import { joinClasses } from "../ui/join-classes.ts";
import { Wordmark } from "./brand-mark.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { type FooterPlace, listFooterPlaces } from "./footer-places.ts";

/** The footer of every page, set like the title block of a drawing (spec 2.2). */
export function SiteFooter({ lists }: { lists: PageCopy["lists"] }) {
  const { brand, tagline, office, linkedinUrl, copyrightYear } = siteConfig;
  const places = listFooterPlaces(lists);
  return (
    <footer className="site-footer border-t border-line bg-sunken">
      <div className="wrap section-tight">
        <div className="title-block bg-paper">
          <Cell caption="Drawn by" className="md:col-span-4">
            <a href={paths.home} className="wordmark">
              <Wordmark />
            </a>
            <p className="max-w-[34ch] text-ink-soft">{tagline}</p>
          </Cell>
          <Cell caption="Contact" className="md:col-span-5">
            <address className="grid justify-items-start">
              <ContactLines />
              <span className="foot-link">
                <PinIcon size={20} />
                {office.area}, {office.city}, {office.country}
              </span>
            </address>
          </Cell>
          <Cell caption="Firm" className="md:col-span-3">
            <Places places={places.firm} label="Firm" />
          </Cell>
          <Cell caption="Reading" className="md:col-span-4">
            <Places places={places.hub} label="Reading" columns />
          </Cell>
          <Cell caption="Legal" className="md:col-span-5">
            <Places places={places.legal} label="Legal" columns />
            <a href={preferencesHref} data-button="" className="foot-link">
              Manage cookies
            </a>
          </Cell>
          <Cell caption="Elsewhere" className="md:col-span-3">
            <a href={linkedinUrl} className="foot-link" rel="noopener">
              <LinkedinIcon size={20} />
              LinkedIn
            </a>
          </Cell>
        </div>
        <p className="mt-5 text-sm text-ink-soft">
          © {copyrightYear} {brand}
        </p>
      </div>
    </footer>
  );
}

function Cell({ caption, className, children }: { caption: string; className: string; children: ReactNode }) {
  return (
    <div className={joinClasses("title-cell", className)}>
      <p className="title-caption">{caption}</p>
      {children}
    </div>
  );
}

function Places({
  places,
  label,
  columns = false,
}: {
  places: readonly FooterPlace[];
  label: string;
  columns?: boolean;
}) {
  return (
    <nav aria-label={label}>
      <ul className={joinClasses("grid grid-cols-2 gap-x-4 md:grid-cols-1", columns && "lg:grid-cols-2")}>
        {places.map((place) => (
          <li key={place.path}>
            <a href={place.path} className="foot-link">
              {place.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
