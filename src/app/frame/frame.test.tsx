import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { siteConfig } from "../../site/index.ts";
import { ErrorScreen, SiteFooter, SiteHeader } from "./index.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { mainPlaces, relateToPlace, resourcePlaces } from "./places.ts";

const render = (element: React.ReactNode, path = "/") =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => [
    href,
    (inner ?? "").replace(/<[^>]+>/g, ""),
  ]);

describe("the header", () => {
  it("links to what the specification names, in its order", () => {
    const nav = render(<SiteHeader />).match(/<nav class="site-nav".*?<\/nav>/s)?.[0] ?? "";
    expect(linksOf(nav).map(([href]) => href)).toEqual([
      "/",
      "/about",
      "/our-strategy-process",
      "/insights",
      "/case-studies",
      "/market-signals",
      "/contact",
    ]);
    expect(nav).toContain("The GTM Edge Resources");
  });

  it.each([
    ["/about-us", "About Us"],
    ["/read-insight/intent-driven-cadences", "Insights"],
    ["/case-studies/precision-outreach-scale-pipeline", "Case Studies"],
    ["/moresignals", "Market Signals"],
  ])("marks the place that holds %s", (path, label) => {
    const current = [...mainPlaces, ...resourcePlaces].filter((place) => relateToPlace(path, place));
    expect(current.map((place) => place.label)).toEqual([label]);
  });

  it("marks the resources group when any of its places is current", () => {
    expect(render(<SiteHeader />, "/insights")).toMatch(/<summary class="nav-link" data-active="true"/);
    expect(render(<SiteHeader />, "/about")).not.toContain("data-active");
  });
});

describe("the footer", () => {
  it("holds contact details, the specified links and the copyright line", () => {
    const html = render(<SiteFooter />);
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
    expect(html).toContain("© 2025");
  });
});

describe("the error page", () => {
  it("says that the page failed, and offers three ways on that need no router", () => {
    const html = renderToStaticMarkup(<ErrorScreen />);
    expect(html).toMatch(/<h1 tabindex="-1">Something went wrong<\/h1>/);
    expect(html).toContain("This page could not be shown. Please try again in a moment.");
    expect(html).toMatch(/<button[^>]* class="[^"]*needs-script[^"]*"[^>]*>Try again<\/button>/);
    expect(linksOf(html)).toEqual([
      ["/", "Go to Homepage"],
      [`mailto:${siteConfig.emails.support}`, "Write to us"],
    ]);
  });

  it("takes other words where more is known", () => {
    const html = renderToStaticMarkup(<ErrorScreen title="Not now" message="Come back soon." />);
    expect(html).toContain("Not now");
    expect(html).toContain("Come back soon.");
    expect(html).not.toContain("Something went wrong");
  });
});

describe("the 404 page", () => {
  it("says what is specified and offers three ways on", () => {
    const html = render(<NotFoundScreen />);
    expect(html).toContain("Page Not Found");
    expect(html).toContain("The page you&#x27;re looking for doesn&#x27;t exist or has been moved.");
    expect(linksOf(html)).toEqual([
      ["/", "Go to Homepage"],
      ["/contact", "Contact Support"],
    ]);
    expect(html).toMatch(/<button[^>]*>Go Back<\/button>/);
  });

  it("carries no style attribute, which the Content-Security-Policy would drop", () => {
    for (const screen of [
      <NotFoundScreen key="a" />,
      <SiteHeader key="b" />,
      <SiteFooter key="c" />,
      <ErrorScreen key="d" />,
    ]) {
      expect(render(screen)).not.toContain(" style=");
    }
  });
});
