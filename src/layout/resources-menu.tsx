import { useId } from "react";
import { CaseFileIcon, ChevronDownIcon, DocumentIcon, SignalIcon } from "../ui/icons/index.ts";
import { RESOURCES_LABEL, type ResourcePlace, relateToPlace } from "./places.ts";

const icons = { insight: DocumentIcon, caseStudy: CaseFileIcon, signal: SignalIcon } as const;
const MENU_ID = "resources-menu";

/**
 * The header's dropdown, a popover of the browser's own; highlighted as a group when the visitor is in any of its places
 * (spec 2.2).
 */
export function ResourcesMenu({ pathname, places }: { pathname: string; places: readonly ResourcePlace[] }) {
  const base = useId();
  const isActive = places.some((place) => relateToPlace(pathname, place));
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="nav-link resources-button"
        data-active={isActive || undefined}
      >
        {RESOURCES_LABEL}
        <ChevronDownIcon size={16} />
      </button>
      <ul id={MENU_ID} popover="auto" className="nav-panel">
        {places.map((place, position) => {
          const PlaceIcon = icons[place.kind];
          return (
            <li key={place.path}>
              <a
                href={place.path}
                aria-current={relateToPlace(pathname, place)}
                aria-describedby={base + position}
                className="nav-choice"
              >
                <PlaceIcon />
                <span className="font-semibold">{place.label}</span>
                {/* Told as the description: the link's name is its label alone. */}
                <span id={base + position} aria-hidden="true" className="text-sm text-balance text-ink-soft">
                  {place.about}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
