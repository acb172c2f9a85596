/** Links of this site, but not to files or endpoints, and not those that act on the page. */
const where = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/*.*" } },
    { not: { href_matches: "/api/*" } },
    { not: { selector_matches: "[data-button], [data-consent]" } },
  ],
};

/**
 * Lets browsers render a page ahead when a pointer rests on its link or clicks it, or fetch it where they cannot render
 * (speculation rules; pages name them in a header).
 */
export function renderSpeculationRules(): string {
  const rule = { where, eagerness: "moderate" };
  return `${JSON.stringify({ prerender: [rule], prefetch: [rule] })}\n`;
}
