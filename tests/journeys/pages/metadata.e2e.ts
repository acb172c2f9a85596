import { entryPath, paths, siteConfig } from "../../../src/site/index.ts";
import { caseStudySlugs, everyAddress, insightSlugs, signalSlug } from "../../support/addresses.ts";
import { expect, test } from "../../support/journey.ts";
import { readPageHead } from "../../support/page-head.ts";

const siteUrl = "http://localhost:3000";

/** The kinds of articles: their addresses, and what their title ends with and their structured data is. */
const kinds = [
  {
    addresses: insightSlugs.map((slug) => entryPath("insight", slug)),
    ending: " | GTM Insights",
    schema: "BlogPosting",
  },
  {
    addresses: caseStudySlugs.map((slug) => entryPath("caseStudy", slug)),
    ending: " | Case Studies",
    schema: "Article",
  },
  { addresses: [entryPath("signal", signalSlug)], ending: " | Market Signals", schema: "CreativeWork" },
];
const articles = kinds.flatMap(({ addresses }) => addresses);
const fixedPages = everyAddress.filter((address) => !articles.includes(address));

test.describe("what a page's head tells machines (spec 7.5)", () => {
  for (const address of everyAddress) {
    test(`${address} tells networks what it tells search engines`, async ({ request }) => {
      const { title, canonical, say } = await readPageHead(request, address);
      expect(canonical).toBe(siteUrl + (address === paths.aboutUs ? paths.about : address));
      expect(say("description").length).toBeGreaterThanOrEqual(50);
      for (const vocabulary of ["og", "twitter"]) {
        expect(say(`${vocabulary}:title`)).toBe(title);
        expect(say(`${vocabulary}:description`)).toBe(say("description"));
      }
      expect(say("og:url")).toBe(canonical);
      expect(say("og:type")).toBe(articles.includes(address) ? "article" : "website");
      expect(say("og:site_name")).toBe(siteConfig.brand);
      expect(say("og:image")).toMatch(/^http:\/\/localhost:3000\/og\/.+\.png$/);
      expect(say("twitter:image")).toBe(say("og:image"));
      expect(say("twitter:card")).toBe("summary_large_image");
      expect(say("robots")).toBe("");
    });
  }

  for (const { addresses, ending, schema } of kinds) {
    for (const address of addresses) {
      test(`${address} is a ${schema} titled '%s${ending}', with its way from home`, async ({ request }) => {
        const { title, canonical, say, schemas } = await readPageHead(request, address);
        expect(title).toMatch(new RegExp(`.${ending.replace("|", "\\|")}$`));
        const headline = title.slice(0, -ending.length);
        expect(schemas).toMatchObject([
          {
            "@context": "https://schema.org",
            "@type": schema,
            headline,
            description: say("description"),
            url: canonical,
            image: say("og:image"),
            datePublished: say("article:published_time"),
            author: { name: siteConfig.brand },
          },
          {
            "@type": "BreadcrumbList",
            itemListElement: [{ item: `${siteUrl}/` }, {}, { position: 3, name: headline, item: canonical }],
          },
        ]);
        expect(say("article:published_time")).toMatch(/^2025-\d\d-\d\d$/);
      });
    }
  }

  test("the signal says when it was published and when it was updated", async ({ request }) => {
    const { schemas } = await readPageHead(request, entryPath("signal", signalSlug));
    expect(schemas[0]).toMatchObject({ datePublished: "2025-01-29", dateModified: "2025-08-25" });
  });

  for (const address of fixedPages) {
    test(`${address} is titled '%s | ${siteConfig.brand}', with its way from home`, async ({ request }) => {
      const { title, canonical, schemas } = await readPageHead(request, address);
      expect(title).toMatch(new RegExp(`. \\| ${siteConfig.brand}$`));
      expect(schemas).toMatchObject(
        address === paths.home
          ? [
              { "@type": "Organization", name: siteConfig.brand, email: siteConfig.emails.sales },
              { "@type": "WebSite", name: siteConfig.brand, url: siteUrl },
            ]
          : [{ "@type": "BreadcrumbList", itemListElement: [{}, { position: 2, item: canonical }] }],
      );
    });
  }

  test("no two pages have one title, second addresses aside", async ({ request }) => {
    const titles = new Set<string>();
    for (const address of everyAddress) titles.add((await readPageHead(request, address)).title);
    expect(titles.size).toBe(everyAddress.length - 1);
  });

  test("a page that is nobody's business tells of itself, and is no piece of its own", async ({
    request,
  }) => {
    for (const address of ["/nowhere", entryPath("insight", "unknown"), `${paths.contact}?sent=K7M2-9QXD`]) {
      const { say, schemas, title } = await readPageHead(request, address);
      expect(say("robots"), address).toBe("noindex");
      expect(say("og:title")).toBe(title);
      expect(schemas).toEqual([]);
    }
  });

  for (const address of ["/nowhere", entryPath("caseStudy", "unknown"), entryPath("signal", "unknown")]) {
    test(`${address}, which is no page, names none (spec 2.10)`, async ({ request }) => {
      const { canonical, say } = await readPageHead(request, address);
      expect([canonical, say("og:url")]).toEqual(["", ""]);
    });
  }
});
