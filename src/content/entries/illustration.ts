import { type EntryKind, entryKinds } from "#config/index.ts";

/** Spec 3. */
export const illustrationVariants = [
  "growth",
  "momentum",
  "union",
  "closedLoop",
  "deals",
  "communications",
  "ai",
] as const;
export type IllustrationVariant = (typeof illustrationVariants)[number];

/** The first match wins (spec 9). */
const keywordRows: ReadonlyArray<[RegExp, IllustrationVariant]> = [
  [/gtm strategy|strategic|planning/, "closedLoop"],
  [/precision|outreach/, "union"],
  [/market|intelligence/, "communications"],
  [/content|revenue/, "deals"],
  [/platform|control/, "momentum"],
  [/\bai\b|agent/, "ai"],
  [/growth|scale/, "growth"],
];

/** Chooses an illustration by keywords in tags and category (spec 9). */
export function chooseIllustration(
  type: EntryKind,
  tags: readonly string[],
  category: string | undefined,
): IllustrationVariant {
  const words = [...tags, category ?? ""].join(" ").toLowerCase();
  return keywordRows.find(([pattern]) => pattern.test(words))?.[1] ?? entryKinds[type].illustration;
}
