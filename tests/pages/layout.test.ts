import { describe, expect, it } from "vitest";
import { entryPath, filePaths, listPath, paths, siteConfig } from "#config/index.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../support/site/addresses.ts";
import { readPage, requestPath, textOf } from "../support/site/served-site.ts";

describe("the header (spec 2.2)", () => {
  const current = "header .site-nav [aria-current]";

  it.each([
    [paths.home, "Home"],
    [paths.about, "About Us"],
    [paths.aboutUs, "About Us"],
    [paths.process, "Our Process"],
    [paths.contact, "Contact Us"],
    [listPath("insight"), "Insights"],
    [paths.moreInsights, "Insights"],
    [entryPath("insight", insightSlugs[0] ?? ""), "Insights"],
    [listPath("caseStudy"), "Case Studies"],
    [entryPath("caseStudy", caseStudySlugs[0] ?? ""), "Case Studies"],
    [listPath("signal"), "Market Signals"],
    [entryPath("signal", signalSlug), "Market Signals"],
    [paths.hub, "The Pricing Desk Resources"],
  ])("marks the current page in the header at %s: only '%s'", async (path, name) => {
    const page = await readPage(path);
    const marked = page.texts(current);
    expect(marked).toHaveLength(1);
    expect(marked[0]).toContain(name);
    const isInGroup = ["Insights", "Case Studies", "Market Signals", "The Pricing Desk Resources"].includes(
      name,
    );
    expect(page.texts("header .site-nav [data-active]")).toHaveLength(isInGroup ? 1 : 0);
  });

  it("describes each link in the resources menu with the line below its label", async () => {
    const { document } = await readPage(paths.about);
    const links = [...document.querySelectorAll("header .nav-panel a")].map((link) => {
      const name = [...link.querySelectorAll("span:not([aria-hidden])")].map(textOf).join(" ");
      const description = document.getElementById(link.getAttribute("aria-describedby") ?? "none");
      return [name, textOf(description)];
    });
    expect(links).toEqual([
      ["Insights", expect.stringMatching(/go-to-market system/)],
      ["Case Studies", expect.stringMatching(/with what result/)],
      ["Market Signals", expect.stringMatching(/shifts in the market/i)],
    ]);
  });
});

describe("the footer (spec 2.2)", () => {
  it("shows the tagline, contact details, links and copyright line in the footer", async () => {
    const page = await readPage(paths.home);
    const [words] = page.texts("body > footer");
    for (const text of [siteConfig.tagline, siteConfig.office.city, "© 2024"]) expect(words).toContain(text);
    const links = [...page.document.querySelectorAll("body > footer a")].map((link) => [
      textOf(link),
      link.getAttribute("href"),
    ]);
    expect(links).toEqual(
      expect.arrayContaining([
        [siteConfig.emails.sales, `mailto:${siteConfig.emails.sales}`],
        [siteConfig.phone, expect.stringMatching(/^tel:\+\d+$/)],
        ["Home", paths.home],
        ["About Us", paths.aboutUs],
        ["Contact Us", paths.contact],
        [siteConfig.hubName, paths.hub],
        ["Case Studies", paths.caseStudies],
        ["Insights", paths.insights],
        ["Market Signals", paths.marketSignals],
        ["Privacy", paths.privacy],
        ["Terms", paths.terms],
        ["Cookie Preferences", paths.cookiePreferences],
        ["Sitemap", filePaths.sitemap],
        ["LinkedIn", siteConfig.linkedinUrl],
      ]),
    );
  });

  it("has no broken links in the footer", async () => {
    const hrefs = (await readPage(paths.home)).attributes('body > footer a[href^="/"]', "href");
    expect(hrefs.length).toBeGreaterThan(8);
    for (const href of hrefs) expect((await requestPath(href)).status, href).toBe(200);
  });
});

it.each(["body > header", "body > footer"])("has one link named 'Home' in %s", async (part) => {
  const { document } = await readPage(paths.about);
  const links = [...document.querySelectorAll(`${part} a`)];
  const inMenu = (link: Element) => link.closest(".mobile-menu, .mobile-panel") !== null;
  expect(links.filter((link) => textOf(link) === "Home" && !inMenu(link))).toHaveLength(1);
});

it("links the brand in the header to the home page", async () => {
  const { document } = await readPage(paths.about);
  const brand = document.querySelector("body > header a[aria-label], body > header a.wordmark");
  expect(brand?.getAttribute("aria-label") ?? textOf(brand ?? undefined)).toBe(siteConfig.brand);
  expect(brand?.getAttribute("href")).toBe(paths.home);
});
