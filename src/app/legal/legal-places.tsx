import { Link } from "react-router";
import type { LegalPageId } from "../../catalogue/entries/index.ts";
import { paths } from "../../site/index.ts";

const places: ReadonlyArray<{ id: LegalPageId; label: string; path: string }> = [
  { id: "privacy", label: "Privacy", path: paths.privacy },
  { id: "terms", label: "Terms", path: paths.terms },
  { id: "cookie-preferences", label: "Cookie Preferences", path: paths.cookiePreferences },
];

/** The other legal pages, and whom to ask. */
export function LegalPlaces({ currentId }: { currentId: LegalPageId }) {
  return (
    <nav aria-label="Legal">
      <p className="mb-1 text-sm font-semibold">Also read</p>
      <ul>
        {places
          .filter(({ id }) => id !== currentId)
          .map(({ id, label, path }) => (
            <li key={id}>
              <Link to={path} className="link-more">
                {label}
              </Link>
            </li>
          ))}
        <li>
          <Link to={paths.contact} className="link-more">
            Contact Us
          </Link>
        </li>
      </ul>
    </nav>
  );
}
