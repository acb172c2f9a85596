/** Ids on pages with an article, which its headings and model can't have. `tests/pages/articles.test.ts` finds missing ones. */
export const pageIds: readonly string[] = [
  "main",
  "resources-menu",
  "mobile-menu",
  "consent-title",
  "consent-necessary",
  "consent-analytics",
  "consent-marketing",
  "explore-more",
  "more-signals",
  "promo",
  "reader-numbers",
  "report",
  "report-form",
  "sources-of-figures",
];
