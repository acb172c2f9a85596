import type { Author } from "#content/publication/content.server.ts";

/** Names the author below the text. Not printed, where it could take a page of its own: the byline says who wrote it. */
export function AuthorLine({ name, role, before, link }: Author) {
  return (
    <p className="mt-12 border-t border-line pt-4 text-sm leading-relaxed text-ink-soft print:hidden">
      <strong className="text-ink">{name}</strong>
      {` · ${role} · ${before} · `}
      <a href={link} rel="author noopener" className="link">
        Profile<span className="sr-only"> of {name}</span>
      </a>
    </p>
  );
}
