import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { siteConfig } from "#config/index.ts";
import { errorPage, notFoundPage } from "./error-pages.tsx";

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => [
    href,
    (inner ?? "").replace(/<[^>]+>/g, ""),
  ]);

describe("errorPage and notFoundPage", () => {
  it("says that the page failed to render and offers three links that work without JavaScript", () => {
    const html = renderToStaticMarkup(errorPage("/insights").renderBody());
    expect(html).toMatch(/<h1 tabindex="-1">Something went wrong<\/h1>/);
    expect(html).toContain("This page could not be shown. Please try again in a moment.");
    expect(linksOf(html)).toEqual([
      ["/insights", "Try again"],
      ["/", "Go to Homepage"],
      [`mailto:${siteConfig.emails.support}`, "Write to us"],
    ]);
  });

  it("says that the page doesn't exist, with the wording and links from the spec (spec 2.10)", () => {
    const html = renderToStaticMarkup(notFoundPage("/nowhere").renderBody());
    expect(html).toContain("Page Not Found");
    expect(html).toContain("The page you&#x27;re looking for doesn&#x27;t exist or has been moved.");
    expect(linksOf(html)).toEqual([
      ["/", "Go to Homepage"],
      ["/contact", "Contact Support"],
    ]);
    expect(html).toMatch(/<button[^>]*>Go Back<\/button>/);
  });

  it("doesn't render style attributes, which the Content-Security-Policy would block", () => {
    for (const page of [notFoundPage("/nowhere"), errorPage("/")]) {
      expect(renderToStaticMarkup(page.renderBody())).not.toContain(" style=");
    }
  });
});
