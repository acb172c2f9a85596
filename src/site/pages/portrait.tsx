import { Picture } from "#content/blocks/figure/picture.tsx";
import type { Person } from "#content/entries/index.ts";

/** A person's picture, or their initials. */
export function Portrait({ name, picture }: { name: string; picture?: Person["picture"] | undefined }) {
  if (picture) {
    return <Picture picture={picture} alt={picture.alt} sizes="48px" className="size-12 object-cover" />;
  }
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0]);
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className="shrink-0">
      <rect x="0.5" y="0.5" width="47" height="47" className="fill-raised stroke-outline" />
      <text x="24" y="29" textAnchor="middle" className="fill-ink text-sm font-semibold">
        {initials}
      </text>
    </svg>
  );
}
