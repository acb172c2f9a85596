import type * as v from "valibot";
import type { LinkSchema } from "#content/fields/fields.ts";

/** A link that page copy can leave out, or that was left out because its article was deleted. */
export function CopyLink({
  link,
  className = "link",
}: {
  link: v.InferOutput<typeof LinkSchema>;
  className?: string;
}) {
  return (
    link && (
      <a href={link.href} className={className}>
        {link.label}
      </a>
    )
  );
}
