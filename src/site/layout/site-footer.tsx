import type { ReactNode } from "react";
import { entryKinds, filePaths, paths, siteConfig } from "#config/index.ts";
import { LinkedinIcon, PinIcon } from "#platform/ui/icons/icons.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { preferencesHref } from "../consent/index.ts";
import { Wordmark } from "./brand-mark.tsx";
import { ContactLines } from "./contact-lines.tsx";
import type { MenuCopy, NavLink } from "./nav-links.ts";

const firmLinks: readonly NavLink[] = [
  { label: "Home", path: paths.home },
  { label: "About Us", path: paths.aboutUs },
  { label: "Contact Us", path: paths.contact },
];

const legalLinks: readonly NavLink[] = [
  { label: "Privacy", path: paths.privacy },
  { label: "Terms", path: paths.terms },
  { label: "Cookie Preferences", path: paths.cookiePreferences },
  { label: "Sitemap", path: filePaths.sitemap },
];

function listHubLinks(lists: MenuCopy): NavLink[] {
  const kinds = ["caseStudy", "insight", "signal"] as const;
  const listLinks = kinds.map((kind) => ({ label: lists[kind].title, path: entryKinds[kind].listPath }));
  return [{ label: siteConfig.hubName, path: paths.hub }, ...listLinks];
}

/** The footer, laid out like the title block of a drawing (spec 2.2). */
export function SiteFooter({ lists }: { lists: MenuCopy }) {
  const { brand, tagline, office, linkedinUrl, copyrightYear } = siteConfig;
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="wrap section-tight">
        <div className="title-block bg-paper">
          <Cell caption="Drawn by" className="md:col-span-4">
            <a href={paths.home} className="wordmark">
              <Wordmark />
            </a>
            <p className="mt-2 max-w-[34ch] text-ink-soft">{tagline}</p>
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
            <Links label="Firm" links={firmLinks} />
          </Cell>
          <Cell caption="Reading" className="md:col-span-4">
            <Links label="Reading" links={listHubLinks(lists)} columns />
          </Cell>
          <Cell caption="Legal" className="md:col-span-5">
            <Links label="Legal" links={legalLinks} columns />
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
      <p className="mb-2 text-xs leading-tight font-medium tracking-label text-ink-soft">{caption}</p>
      {children}
    </div>
  );
}

function Links({
  label,
  links,
  columns = false,
}: {
  label: string;
  links: readonly NavLink[];
  columns?: boolean;
}) {
  return (
    <nav aria-label={label}>
      <ul className={joinClasses("grid grid-cols-2 gap-x-4 md:grid-cols-1", columns && "lg:grid-cols-2")}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path} className="foot-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
