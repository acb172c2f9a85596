import { ChevronDownIcon, CloseIcon, MenuIcon } from "../ui/icons/index.ts";
import { ContactButton } from "./contact-button.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { mainPlaces, type Place, RESOURCES_LABEL, relateToPlace } from "./places.ts";

const MENU_ID = "mobile-menu";

/**
 * The slide-in menu of narrow screens, with a collapsible resources group (spec 2.2): a popover of the browser's own.
 * The ways to contact stand where the thumb is. While it is open the page stands still.
 */
export function MobileMenu({ pathname, resources }: { pathname: string; resources: readonly Place[] }) {
  return (
    <div className="mobile-menu">
      <button type="button" popoverTarget={MENU_ID} aria-label="Open menu" className="icon-btn menu-button">
        <MenuIcon className="icon-when-closed" />
        <CloseIcon className="icon-when-open" />
      </button>
      <div id={MENU_ID} popover="auto" className="mobile-panel">
        <nav aria-label="Main" className="flex flex-1 flex-col justify-between gap-6">
          <ul>
            {mainPlaces.map((place) => (
              <li key={place.path}>
                <MobileLink place={place} pathname={pathname} />
              </li>
            ))}
            <li>
              <ResourcesGroup pathname={pathname} places={resources} />
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

function ResourcesGroup({ pathname, places }: { pathname: string; places: readonly Place[] }) {
  const isActive = places.some((place) => relateToPlace(pathname, place));
  return (
    <details open={isActive}>
      <summary className="mobile-link" data-active={isActive || undefined}>
        {RESOURCES_LABEL}
        <ChevronDownIcon size={20} />
      </summary>
      <ul className="pl-6">
        {places.map((place) => (
          <li key={place.path}>
            <MobileLink place={place} pathname={pathname} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MobileLink({ place, pathname }: { place: Place; pathname: string }) {
  return (
    <a href={place.path} aria-current={relateToPlace(pathname, place)} className="mobile-link">
      {place.label}
    </a>
  );
}
