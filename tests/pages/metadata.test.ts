import { describe, expect, it } from "vitest";
import { entryPath, paths, siteConfig } from "#config/index.ts";
import {
  allPaths,
  caseStudySlugs,
  indexedPaths,
  insightSlugs,
  signalSlug,
} from "../support/site/addresses.ts";
import { readPageHead } from "../support/site/page-head.ts";
import { readPage } from "../support/site/served-site.ts";

const readHead = async (path: string) => readPageHead(await readPage(path));

const siteUrl = "http://localhost:3000";

/** Articles by kind, with their title suffix and structured data type. */
const kinds = [
  {
    addresses: insightSlugs.map((slug) => entryPath("insight", slug)),
    ending: " | Pricing Notes",
    schema: "BlogPosting",
  },
  {
    addresses: caseStudySlugs.map((slug) => entryPath("caseStudy", slug)),
    ending: " | Pricing Stories",
    schema: "Article",
  },
  { addresses: [entryPath("signal", signalSlug)], ending: " | Pricing Alerts", schema: "CreativeWork" },
];
const articles = kinds.flatMap(({ addresses }) => addresses);
const fixedPages = indexedPaths.filter((address) => !articles.includes(address));

const authors: Readonly<Record<string, string>> = {
  [entryPath("insight", "intent-driven-cadences")]: "Nora Lindq-Aro",
  [entryPath("signal", signalSlug)]: "Ilse Brandt-Okafor",
};

describe("the head of a page (spec 7.5)", () => {
  for (const address of indexedPaths) {
    it(`gives social networks and search engines the same metadata on ${address}`, async () => {
      const { title, canonical, meta } = await readHead(address);
      expect(canonical).toBe(siteUrl + (address === paths.aboutUs ? paths.about : address));
      expect(meta("description").length).toBeGreaterThanOrEqual(50);
      for (const vocabulary of ["og", "twitter"]) {
        expect(meta(`${vocabulary}:title`)).toBe(title);
        expect(meta(`${vocabulary}:description`)).toBe(meta("description"));
      }
      expect(meta("og:url")).toBe(canonical);
      expect(meta("og:type")).toBe(articles.includes(address) ? "article" : "website");
      expect(meta("og:site_name")).toBe(siteConfig.brand);
      expect(meta("og:image")).toMatch(/^http:\/\/localhost:3000\/og\/.+\.png$/);
      expect(meta("twitter:image")).toBe(meta("og:image"));
      expect(meta("twitter:card")).toBe("summary_large_image");
      expect(meta("robots")).toBe("");
    });
  }

  for (const { addresses, ending, schema } of kinds) {
    for (const address of addresses) {
      it(`describes ${address} as a ${schema} titled '%s${ending}' with breadcrumbs`, async () => {
        const { title, canonical, meta, schemas } = await readHead(address);
        expect(title).toMatch(new RegExp(`.${ending.replace("|", "\\|")}$`));
        const headline = title.slice(0, -ending.length);
        expect(schemas).toMatchObject([
          {
            "@context": "https://schema.org",
            "@type": schema,
            headline,
            description: meta("description"),
            url: canonical,
            image: meta("og:image"),
            datePublished: meta("article:published_time"),
            author: { name: authors[address] ?? siteConfig.brand },
          },
          {
            "@type": "BreadcrumbList",
            itemListElement: [{ item: `${siteUrl}/` }, {}, { position: 3, name: headline, item: canonical }],
          },
        ]);
        expect(meta("article:published_time")).toMatch(/^2025-\d\d-\d\d$/);
      });
    }
  }

  it("includes the market signal's publication and update dates in its structured data", async () => {
    const { schemas } = await readHead(entryPath("signal", signalSlug));
    expect(schemas[0]).toMatchObject({ datePublished: "2025-01-29", dateModified: "2025-08-25" });
  });

  for (const address of fixedPages) {
    it(`ends the title of ${address} with '| ${siteConfig.brand}', and includes structured data`, async () => {
      const { title, canonical, schemas } = await readHead(address);
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

  it("gives each page a unique title, which its second path shares", async () => {
    const titles = new Set<string>();
    for (const address of allPaths) titles.add((await readHead(address)).title);
    expect(titles.size).toBe(allPaths.length - 1);
  });

  it("sets noindex and omits structured data on pages that search engines must not list", async () => {
    for (const address of ["/nowhere", entryPath("insight", "unknown"), `${paths.contact}?sent=K7M2-9QXD`]) {
      const { meta, schemas, title } = await readHead(address);
      expect(meta("robots"), address).toBe("noindex");
      expect(meta("og:title")).toBe(title);
      expect(schemas).toEqual([]);
    }
  });
});
