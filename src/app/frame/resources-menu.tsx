import { useId } from "react";
import { DisclosureMenu } from "../controls/disclosure-menu.tsx";
import { CaseFileIcon, ChevronDownIcon, DocumentIcon, SignalIcon } from "../icons/index.ts";
import { RESOURCES_LABEL, relateToPlace, resourcePlaces } from "./places.ts";

const icons = [DocumentIcon, CaseFileIcon, SignalIcon];

/** The header's dropdown; highlighted as a group when the visitor is in any of its places (spec 2.2). */
export function ResourcesMenu({ pathname }: { pathname: string }) {
  const base = useId();
  return (
    <DisclosureMenu
      className="nav-group"
      headClassName="nav-link"
      active={resourcePlaces.some((place) => relateToPlace(pathname, place))}
      head={
        <>
          {RESOURCES_LABEL}
          <ChevronDownIcon size={16} />
        </>
      }
    >
      <ul className="nav-panel">
        {resourcePlaces.map((place, position) => {
          const PlaceIcon = icons[position] ?? DocumentIcon;
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
    </DisclosureMenu>
  );
}
