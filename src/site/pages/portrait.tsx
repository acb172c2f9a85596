import { Picture } from "#content/blocks/figure/picture.tsx";
import type { Person } from "#content/entries/index.ts";

/** A person's picture, or their initials. */
export function Portrait({ name, picture }: { name: string; picture?: Person["picture"] | undefined }) {
  if (picture) {
    return (
      <Picture
        picture={picture}
        alt={picture.alt}
        sizes="56px"
        className="size-14 rounded-full object-cover"
      />
    );
  }
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0]);
  return (
    <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden="true" className="shrink-0">
      <circle cx="28" cy="28" r="28" className="fill-brand" fillOpacity="0.12" />
      <text x="28" y="34" textAnchor="middle" className="fill-brand text-lg font-semibold">
        {initials}
      </text>
    </svg>
  );
}
