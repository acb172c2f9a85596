import { describe, expect, it } from "vitest";
import { paths } from "#config/index.ts";
import { readPage } from "../support/site/served-site.ts";

it("shows a file in content/pages under its name, with its metadata, in the sitemap", async () => {
  const page = await readPage("/sample-handover");
  expect(page.texts("h1")).toEqual(["A sample handover"]);
  expect(page.texts("main header p")).toEqual(["What you hold when we leave."]);
  expect(page.texts("main tbody tr > *")).toEqual(["Bounces on today’s sends", "1 of 47", "Above 3%"]);
  expect(page.texts("title")).toEqual([expect.stringMatching(/^A sample handover \| /)]);
  expect(page.attributes('meta[name="description"]', "content")).toEqual([
    expect.stringMatching(/^A page of the blueprint/),
  ]);
  expect(page.attributes('link[rel="canonical"]', "href")).toEqual([
    expect.stringMatching(/\/sample-handover$/),
  ]);
  expect((await readPage("/sitemap.xml")).html).toContain("/sample-handover</loc>");
});

describe("a legal page (spec 2.10)", () => {
  it.each([
    [
      paths.privacy,
      /Privacy/,
      [
        /voluntar/i,
        /usage data/i,
        /cookies/i,
        /How we use it/,
        /sold or rented|sell or rent/i,
        /service providers/i,
        /legal authorities/i,
        /retention/i,
        /access/i,
        /correct or delete/i,
        /opt-out of marketing or analytics cookies/i,
        /security/i,
        /changes/i,
      ],
    ],
    [
      paths.terms,
      /Terms/,
      [
        /Lawful use/,
        /Intellectual property/,
        /Warranty disclaimer/,
        /Limitation of liability/,
        /Third-party links/,
        /Modifications/,
        /governed by the laws of India/,
      ],
    ],
    [
      paths.cookiePreferences,
      /Cookie Preferences/,
      [
        /What cookies are/,
        /Essential/,
        /Performance/,
        /Functional/,
        /Advertising/,
        /How we use them/,
        /Your choices/,
        /disable every non-essential cookie/,
        /Essential cookies cannot be disabled/,
        /Updates/,
      ],
    ],
  ])("shows the text of %s with its effective date", async (path, title, says) => {
    const page = await readPage(path);
    expect(page.texts("h1")[0]).toMatch(title);
    const [words] = page.texts("main");
    expect(words).toContain("Effective date: September 1, 2025");
    for (const pattern of says) expect(words).toMatch(pattern);
  });

  it("links from a legal page to its sections and to the other legal pages", async () => {
    const page = await readPage(paths.privacy);
    const parts = [...page.document.querySelectorAll("main h2[id]")].map((heading) => `#${heading.id}`);
    expect(parts.length).toBeGreaterThan(3);
    expect(page.attributes(".toc a", "href")).toEqual(parts);
    const legal = 'main nav[aria-label="Legal pages"] a';
    expect(page.attributes(legal, "href")).toEqual(
      expect.arrayContaining([paths.privacy, paths.terms, paths.cookiePreferences]),
    );
    expect(page.texts(`${legal}[aria-current=page]`)).toEqual(["Privacy"]);
  });
});
