import { ChevronDownIcon, CloseIcon, MenuIcon } from "#platform/ui/icons/icons.tsx";
import { ContactButton } from "./contact-button.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { ariaCurrent, mainLinks, type NavLink, RESOURCES_LABEL, resourcesState } from "./nav-links.ts";

const MENU_ID = "mobile-menu";

/** The slide-in menu for narrow screens: a native popover with a collapsible resources group (spec 2.2). */
export function MobileMenu({ pathname, resources }: { pathname: string; resources: readonly NavLink[] }) {
  return (
    <div className="mobile-menu">
      <button type="button" popoverTarget={MENU_ID} aria-label="Open menu" className="icon-btn menu-button">
        <MenuIcon className="icon-when-closed" />
        <CloseIcon className="icon-when-open" />
      </button>
      <div id={MENU_ID} popover="auto" className="mobile-panel">
        <nav aria-label="Main" className="flex flex-1 flex-col justify-between gap-6">
          <ul>
            {mainLinks.map((link) => (
              <li key={link.path}>
                <MobileLink link={link} pathname={pathname} />
              </li>
            ))}
            <li>
              <ResourcesGroup pathname={pathname} links={resources} />
            </li>
          </ul>
          <ContactButton pathname={pathname} className="btn-large w-full" />
        </nav>
        <address className="mt-3 grid justify-items-start">
          <ContactLines />
        </address>
      </div>
    </div>
  );
}

function ResourcesGroup({ pathname, links }: { pathname: string; links: readonly NavLink[] }) {
  const state = resourcesState(pathname, links);
  return (
    <details open={state["data-active"]}>
      <summary className="mobile-link" {...state}>
        {RESOURCES_LABEL}
        <ChevronDownIcon size={20} />
      </summary>
      <ul className="pl-6">
        {links.map((link) => (
          <li key={link.path}>
            <MobileLink link={link} pathname={pathname} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MobileLink({ link, pathname }: { link: NavLink; pathname: string }) {
  return (
    <a href={link.path} aria-current={ariaCurrent(pathname, link)} className="mobile-link">
      {link.label}
    </a>
  );
}
