// Files and pages to take away. Separate from `entry-paths.ts`, which is part of the entry script.

/** A market signal's PDF (spec: Delivery). */
export function reportPath(slug: string): string {
  return `/reports/${encodeURIComponent(slug)}.pdf`;
}

/** The page that prints an article's templates. */
export function takeAwayPath<Slug extends string>(slug: Slug) {
  return `/take-away/${slug}` as const;
}

/** A file made from an article's content: `/take-away/{slug}/1.csv`. Slugs and names need no encoding. */
export function takeAwayFilePath(slug: string, name: string): string {
  return `${takeAwayPath(slug)}/${name}`;
}
