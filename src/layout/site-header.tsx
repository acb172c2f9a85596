import type { PageCopy } from "../content/page-copy.ts";
import { paths } from "../site/index.ts";
import { Wordmark } from "./brand-mark.tsx";
import { ContactButton } from "./contact-button.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { listResourcePlaces, mainPlaces, relateToPlace } from "./places.ts";
import { ResourcesMenu } from "./resources-menu.tsx";

/** The header of every page (spec 2.2): links, the resources group, the way to contact; on narrow screens that and a slide-in menu. */
export function SiteHeader({ pathname, lists }: { pathname: string; lists: PageCopy["lists"] }) {
  const resources = listResourcePlaces(lists);
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <a href={paths.home} className="wordmark">
          <Wordmark />
        </a>
        <nav className="site-nav" aria-label="Main">
          <ul className="nav-list">
            {mainPlaces.map((place) => (
              <li key={place.path}>
                <a href={place.path} aria-current={relateToPlace(pathname, place)} className="nav-link">
                  {place.label}
                </a>
              </li>
            ))}
            <li>
              <ResourcesMenu pathname={pathname} places={resources} />
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
