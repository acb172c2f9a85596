import { paths } from "#config/index.ts";
import { Wordmark } from "./brand-mark.tsx";
import { ContactButton } from "./contact-button.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ariaCurrent, listResourceLinks, type MenuCopy, mainLinks } from "./nav-links.ts";
import { ResourcesMenu } from "./resources-menu.tsx";

/** The header (spec 2.2): links, resources menu and contact button, and a slide-in menu on narrow screens. */
export function SiteHeader({ pathname, lists }: { pathname: string; lists: MenuCopy }) {
  const resources = listResourceLinks(lists);
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <a href={paths.home} className="wordmark">
          <Wordmark />
        </a>
        <nav className="site-nav" aria-label="Main">
          <ul className="flex items-center gap-1">
            {mainLinks.map((link) => (
              <li key={link.path}>
                <a href={link.path} aria-current={ariaCurrent(pathname, link)} className="nav-link">
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <ResourcesMenu pathname={pathname} links={resources} />
            </li>
            <li className="ms-3">
              <ContactButton pathname={pathname} />
            </li>
          </ul>
        </nav>
        <ContactButton pathname={pathname} className="bar-contact" />
        <MobileMenu pathname={pathname} resources={resources} />
      </div>
    </header>
  );
}
