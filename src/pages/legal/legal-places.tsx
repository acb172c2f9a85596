import type { LegalPageId } from "../../content/entries/index.ts";
import { paths } from "../../site/index.ts";

const places: ReadonlyArray<{ id: LegalPageId; label: string; path: string }> = [
  { id: "privacy", label: "Privacy", path: paths.privacy },
  { id: "terms", label: "Terms", path: paths.terms },
  { id: "cookie-preferences", label: "Cookie Preferences", path: paths.cookiePreferences },
];

const placeClass =
  "link-more text-sm aria-[current=page]:text-ink aria-[current=page]:decoration-marker aria-[current=page]:decoration-2";

/** Links to the legal pages and the contact page. */
export function LegalPlaces({ currentId }: { currentId: LegalPageId }) {
  return (
    <nav aria-label="Legal pages">
      <p className="mb-1 text-sm font-semibold">Legal pages</p>
      <ul className="grid grid-cols-2 justify-items-start gap-x-4 lg:grid-cols-1">
        {places.map(({ id, label, path }) => (
          <li key={id}>
            <a href={path} aria-current={id === currentId ? "page" : undefined} className={placeClass}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={paths.contact} className={placeClass}>
            Contact Us
          </a>
        </li>
      </ul>
    </nav>
  );
}
