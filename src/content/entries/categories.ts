/** The categories, in display order (spec 3). */
export const categories = [
  { id: "gtm-strategy", label: "GTM Strategy" },
  { id: "precision-outreach", label: "Precision Outreach" },
  { id: "market-intelligence", label: "Market Intelligence" },
  { id: "content-to-revenue", label: "Content to Revenue" },
  { id: "platform-control", label: "Platform Control" },
] as const;

export type Category = (typeof categories)[number];
export type CategoryId = Category["id"];

/** Ignores case and surrounding spaces; a space matches a hyphen (spec 3). */
export function findCategory(label: string): Category | undefined {
  const id = label.trim().toLowerCase().replace(/\s+/g, "-");
  return categories.find((category) => category.id === id);
}

/** An entry's category is its first tag (spec 3). */
export function findCategoryOfTags(tags: readonly string[]): Category | undefined {
  return tags[0] === undefined ? undefined : findCategory(tags[0]);
}

/** An entry's badge is the first tag that matches a category (spec 3). */
export function findBadge(tags: readonly string[]): Category | undefined {
  return tags.map(findCategory).find(Boolean);
}
