import { entryKinds, filePaths, paths, siteConfig } from "#config/index.ts";
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

/** The footer (spec 2.2). */
export function SiteFooter({ lists }: { lists: MenuCopy }) {
  const { brand, tagline, office, linkedinUrl, copyrightYear } = siteConfig;
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="wrap section-tight site-footer">
        <div>
          <p className="wordmark">
            <Wordmark />
          </p>
          <p className="max-w-[34ch] text-ink-soft">{tagline}</p>
        </div>
        <address className="grid content-start justify-items-start">
          <ContactLines />
          <span className="foot-link">
            {office.area}, {office.city}, {office.country}
          </span>
          <a href={linkedinUrl} className="foot-link" rel="noopener">
            LinkedIn
          </a>
        </address>
        <Links label="Firm" links={firmLinks} />
        <Links label="Reading" links={listHubLinks(lists)} />
        <Links label="Legal" links={legalLinks} />
        <p className="text-ink-soft">
          © {copyrightYear} {brand}
        </p>
      </div>
    </footer>
  );
}

function Links({ label, links }: { label: string; links: readonly NavLink[] }) {
  return (
    <nav aria-label={label}>
      <ul>
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
