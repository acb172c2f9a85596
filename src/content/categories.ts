/** The five categories of the site, in their order of display (spec 3, spec 9). The list is closed. */
export const categories = [
  { id: "gtm-strategy", label: "GTM Strategy" },
  { id: "precision-outreach", label: "Precision Outreach" },
  { id: "market-intelligence", label: "Market Intelligence" },
  { id: "content-to-revenue", label: "Content to Revenue" },
  { id: "platform-control", label: "Platform Control" },
] as const;

export type Category = (typeof categories)[number];
export type CategoryId = Category["id"];

/**
 * The category that a label names: trimmed, lowercased, whitespace to hyphens, and known. `undefined` for
 * anything else (spec 3).
 */
export function findCategory(label: string): Category | undefined {
  const id = label.trim().toLowerCase().replace(/\s+/g, "-");
  return categories.find((category) => category.id === id);
}

/** The category of an entry: the one its first tag names (spec 3). */
export function findCategoryOfTags(tags: readonly string[]): Category | undefined {
  return tags[0] === undefined ? undefined : findCategory(tags[0]);
}

/** The badge of a card: the first tag in the list of categories (spec 3). */
export function findBadge(tags: readonly string[]): Category | undefined {
  for (const tag of tags) {
    const category = findCategory(tag);
    if (category) return category;
  }
  return undefined;
}
