import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { buttonClass } from "../controls/button.tsx";
import { cycleTab } from "../controls/focusable.ts";
import { useDismiss } from "../controls/use-dismiss.ts";
import { DESKTOP_QUERY, useMediaQuery } from "../controls/use-media-query.ts";
import { useScrollLock } from "../controls/use-scroll-lock.ts";
import { ChevronDownIcon, CloseIcon, MenuIcon } from "../icons/index.ts";
import {
  contactPlace,
  mainPlaces,
  type Place,
  RESOURCES_LABEL,
  relateToPlace,
  resourcePlaces,
} from "./places.ts";

/**
 * The slide-in menu of narrow screens, with a collapsible resources group (spec 2.2). A native `details`: it opens
 * without JavaScript; with it the page stands still, Tab stays inside, Escape and a choice close it.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const root = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const desktop = useMediaQuery(DESKTOP_QUERY);
  useScrollLock(open && !desktop);

  function close() {
    if (root.current) root.current.open = false;
  }

  useDismiss(root, true, (cause) => {
    if (!root.current?.open) return;
    close();
    if (cause === "escape") button.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab" && root.current?.open) cycleTab(root.current, event);
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest("a, .mobile-shade")) return;
    close();
    // Nothing hidden keeps the focus; a new page takes it from here.
    button.current?.focus({ preventScroll: true });
  }

  return (
    <details
      ref={root}
      className="mobile-menu"
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
      onKeyDown={onKeyDown}
    >
      <summary ref={button} className="icon-btn menu-button" aria-label={open ? "Close menu" : "Open menu"}>
        <MenuIcon className="icon-when-closed" />
        <CloseIcon className="icon-when-open" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the choice of a link, and a press on the shade. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click; Escape closes. */}
      <div onClick={onClick}>
        <div className="mobile-shade" />
        <nav className="mobile-panel" aria-label="Main">
          <ul>
            {mainPlaces.map((place) => (
              <li key={place.path}>
                <MobileLink place={place} pathname={pathname} />
              </li>
            ))}
            <li>
              <ResourcesGroup pathname={pathname} />
            </li>
          </ul>
          <Link
            to={contactPlace.path}
            aria-current={relateToPlace(pathname, contactPlace)}
            className={buttonClass({ size: "large", className: "mt-6 w-full" })}
          >
            {contactPlace.label}
          </Link>
        </nav>
      </div>
    </details>
  );
}

function ResourcesGroup({ pathname }: { pathname: string }) {
  const active = resourcePlaces.some((place) => relateToPlace(pathname, place));
  return (
    <details open={active}>
      <summary className="mobile-link" data-active={active || undefined}>
        {RESOURCES_LABEL}
        <ChevronDownIcon size={20} />
      </summary>
      <ul className="ps-5">
        {resourcePlaces.map((place) => (
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
    <Link to={place.path} aria-current={relateToPlace(pathname, place)} className="mobile-link">
      {place.label}
    </Link>
  );
}
