import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { siteConfig } from "../site/index.ts";
import { ariaCurrent, listResourceLinks, mainLinks } from "./nav-links.ts";
import { SiteFooter } from "./site-footer.tsx";
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

  it.each([
    ["/about-us", "About Us"],
    ["/read-insight/intent-driven-cadences", "Insights"],
    ["/case-studies/precision-outreach-scale-pipeline", "Case Studies"],
    ["/moresignals", "Market Signals"],
  ])("highlights the link to the section that contains %s", (path, label) => {
    const current = [...mainLinks, ...listResourceLinks(lists)].filter((link) => ariaCurrent(path, link));
    expect(current.map((link) => link.label)).toEqual([label]);
  });

  it("highlights the resources menu when any of its links is current", () => {
    expect(renderToStaticMarkup(<SiteHeader pathname="/insights" lists={lists} />)).toMatch(
      /<button[^>]* class="nav-link resources-button" data-active="true"/,
    );
    expect(renderToStaticMarkup(<SiteHeader pathname="/about" lists={lists} />)).not.toContain("data-active");
  });
});

describe("the footer", () => {
  it("has contact details, the links of the spec and the copyright line (spec 2.2)", () => {
    const html = renderToStaticMarkup(<SiteFooter lists={lists} />);
    const hrefs = linksOf(html).map(([href]) => href);
    for (const href of [
      "/about-us",
      "/contact",
      "/gtm-edge",
      "/case-studies",
      "/insights",
      "/market-signals",
      "/privacy",
      "/terms",
      "/cookie-preferences",
      "/sitemap.xml",
      siteConfig.linkedinUrl,
      `mailto:${siteConfig.emails.sales}`,
    ]) {
      expect(hrefs).toContain(href);
    }
    expect(html).toContain(siteConfig.tagline);
    expect(html).toContain("© 2024");
  });
});

it("header and footer have no style attributes, which the Content-Security-Policy would block", () => {
  for (const element of [
    <SiteHeader key="a" pathname="/" lists={lists} />,
    <SiteFooter key="b" lists={lists} />,
  ]) {
    expect(renderToStaticMarkup(element)).not.toContain(" style=");
  }
});
