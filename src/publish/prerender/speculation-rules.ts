/** Links within this site, excluding links to files and endpoints and links that act as buttons. */
const speculatedLinks = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/*.*" } },
    { not: { href_matches: "/api/*" } },
    { not: { selector_matches: "[data-button], [data-consent]" } },
  ],
};

/** Browsers prerender a page when the pointer rests on a link to it, or prefetch it if they don't support prerendering. */
export function renderSpeculationRules(): string {
  const rule = { where: speculatedLinks, eagerness: "moderate" };
  return `${JSON.stringify({ prerender: [rule], prefetch: [rule] })}\n`;
}
