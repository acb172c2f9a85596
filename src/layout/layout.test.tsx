import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { siteConfig } from "../site/index.ts";
import { SiteHeader } from "./site-header.tsx";

const list = (title: string) => {
  const words = { title, description: `About ${title}.` };
  return { ...words, menuLine: `What ${title} are.`, all: words };
};
const lists = {
  sample: false,
  insight: list("Insights"),
  caseStudy: list("Case Studies"),
  signal: list("Market Signals"),
};

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => [
    href,
    (inner ?? "").replace(/<[^>]+>/g, ""),
  ]);

describe("the header", () => {
  it("has menus that open without scripts", () => {
    const html = renderToStaticMarkup(<SiteHeader pathname="/" lists={lists} />);
    const opened = [...html.matchAll(/<button[^>]* popoverTarget="([^"]+)"/gi)].map(([, id]) => id);
    expect(opened).toEqual(["resources-menu", "mobile-menu"]);
    for (const id of opened) expect(html).toMatch(new RegExp(`id="${id}" popover="auto"`));
  });

  it("has the links of the spec, in order (spec 2.2)", () => {
    const nav =
      renderToStaticMarkup(<SiteHeader pathname="/" lists={lists} />).match(
        /<nav class="site-nav".*?<\/nav>/s,
      )?.[0] ?? "";
    expect(linksOf(nav).map(([href]) => href)).toEqual([
      "/",
      "/about",
      "/our-strategy-process",
      "/insights",
      "/case-studies",
      "/market-signals",
      "/contact",
    ]);
    expect(nav).toContain(`${siteConfig.hubName} Resources`);
  });
});
