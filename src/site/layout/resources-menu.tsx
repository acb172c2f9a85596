import { useId } from "react";
import { ChevronDownIcon } from "#platform/ui/icons/icons.tsx";
import { ariaCurrent, RESOURCES_LABEL, type ResourceLink, resourcesState } from "./nav-links.ts";

const MENU_ID = "resources-menu";

/** The resources menu, a native popover (spec 2.2). */
export function ResourcesMenu({ pathname, links }: { pathname: string; links: readonly ResourceLink[] }) {
  const base = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="nav-link resources-button"
        {...resourcesState(pathname, links)}
      >
        {RESOURCES_LABEL}
        <ChevronDownIcon size={16} />
      </button>
      <ul id={MENU_ID} popover="auto" className="nav-panel">
        {links.map((link, position) => {
          return (
            <li key={link.path}>
              <a
                href={link.path}
                aria-current={ariaCurrent(pathname, link)}
                aria-describedby={base + position}
                className="nav-choice"
              >
                <span className="font-semibold">{link.label}</span>
                {/* Excluded from the link's accessible name, because it is the description. */}
                <span id={base + position} aria-hidden="true" className="text-sm text-balance text-ink-soft">
                  {link.about}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
