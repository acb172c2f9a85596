import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeHTMLAttribute } from "entities";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { caseStudySlugs, everyAddress, insightSlugs } from "../tests/support/addresses.ts";
import { type BuiltApp, loadBuiltApp } from "./build-output/index.ts";
import type { RefusedSubmission } from "./leads/index.ts";
import { paths, sampleInsightSlug, siteConfig } from "./site/index.ts";

// The built app, as the prerender step and the server load it. Needs a finished build.
const buildDirectory = join(import.meta.dirname, "../build");
let app: BuiltApp;
beforeAll(async () => {
  app = await loadBuiltApp(buildDirectory);
});
afterEach(() => vi.restoreAllMocks());

const siteUrl = "https://example.test";

function render(path: string, outcome: RefusedSubmission | null = null) {
  return app.render(new Request(siteUrl + path), { outcome });
}

const refusal: RefusedSubmission = {
  formType: "contact",
  mode: "full",
  error: "Last name is required",
  fields: { lastName: "Last name is required" },
  values: { firstName: 'Ann "</script><script>alert(1)</script>' },
  source: "",
};

const scriptsOf = (html: string) => [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
const codeOf = (html: string) => scriptsOf(html).filter((tag) => !tag.includes("application/ld+json"));
const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, "");

describe("what a page answers", () => {
  it.each(everyAddress)("%s: 200, as HTML, under the public URL", async (path) => {
    const { status, html, canonical, indexable } = await render(path);
    expect(status).toBe(200);
    expect(canonical).toBe(siteUrl + (path === paths.aboutUs ? paths.about : path));
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
    // The second path of a page is left to its canonical.
    expect(indexable).toBe(path !== paths.aboutUs);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(html).not.toContain("localhost");
    // The dialog comes with the page that opens it, and with no other.
    expect(html.includes('name="ScheduleDialog"')).toBe(html.includes("data-schedule"));
  });

  it.each([
    "/nowhere",
    "/About",
    "/about/",
    "/about.data",
    "/case-studies/unknown",
    "/market-signals/unknown",
    "/read-insight/",
    "/read-insight/a/b",
    "/%E0%A4%A",
    "/case-studies/%E0%A4%A",
    "/case-studies/__proto__",
  ])("%s: 404, the screen for it, and no place in search engines", async (path) => {
    const { status, html, canonical, indexable } = await render(path);
    expect([status, titleOf(html)]).toEqual([404, "Page Not Found"]);
    expect([canonical, indexable]).toEqual([undefined, false]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
  });

  it.each([
    ["tooManyPosts", 429, "Too Many Messages"],
    ["tooManyToday", 429, "Too Many Messages Today"],
    ["busy", 503, "The Site Is Busy"],
    ["busyPost", 503, "The Site Is Busy"],
  ] as const)(
    "the notice %s: %i, small, without scripts and out of search engines",
    async (notice, status, title) => {
      const { html, ...page } = await app.render(new Request(siteUrl), { notice });
      expect([page.status, titleOf(html), codeOf(html)]).toEqual([status, title, []]);
      expect(page.indexable).toBe(false);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
    },
  );

  it.each(["never-written", "%E0%A4%A", "__proto__"])(
    "/read-insight/%s: the sample article, which search engines find at its own address",
    async (slug) => {
      const [unknown, sample] = [
        await render(`/read-insight/${slug}`),
        await render(`/read-insight/${sampleInsightSlug}`),
      ];
      expect([unknown.status, titleOf(unknown.html)]).toEqual([200, titleOf(sample.html)]);
      expect(unknown.html).toContain('<meta name="robots" content="noindex"/>');
      expect(unknown.html).toContain(
        `<link rel="canonical" href="${siteUrl}/read-insight/${sampleInsightSlug}"/>`,
      );
      expect(sample.html).not.toContain("noindex");
      expect([unknown.indexable, sample.indexable]).toEqual([false, true]);
    },
  );

  it("a page that throws: 500 and the error screen, with the fault in the log and not on the page", async () => {
    const log = vi.fn();
    const fault = new Error("SECRET");
    const failing: RefusedSubmission = {
      ...refusal,
      get values(): RefusedSubmission["values"] {
        throw fault;
      },
    };
    const request = new Request(`${siteUrl}/contact`);
    const { status, html } = await app.render(request, { outcome: failing, onError: log });
    expect([status, titleOf(html)]).toEqual([500, "Something went wrong"]);
    expect(html).toContain(`<title>Something went wrong | ${siteConfig.brand}</title>`);
    expect(html).toContain('<a href="/contact"');
    expect(html).not.toContain("SECRET");
    expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
    expect(log).toHaveBeenCalledWith(fault);
  });
});

describe("a refused post", () => {
  it("is drawn into the contact page with its error and what was typed, without scripts", async () => {
    const { status, html } = await render("/contact", refusal);
    expect(status).toBe(200);
    expect(html).toContain("Last name is required");
    expect(html).toContain('value="Ann &quot;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(codeOf(html)).toEqual([]);
  });

  it("is not in the page of the next visitor", async () => {
    await render("/contact", refusal);
    const { html } = await render("/contact");
    expect(html).not.toContain("Ann &quot;");
    expect(codeOf(html)).toHaveLength(1);
  });
});

describe("every page, prerendered or rendered on request", () => {
  const pages: ReadonlyArray<[path: string, outcome: RefusedSubmission | null]> = [
    ...everyAddress.map((path): [string, null] => [path, null]),
    ["/insights?category=gtm-strategy", null],
    ["/moreinsights?page=2", null],
    ["/market-signals?category=no-such", null],
    [`/insights?category=${encodeURIComponent('"><script>alert(1)</script>')}`, null],
    ["/contact?mode=linkedin", null],
    ["/contact?sent=ABC", null],
    ["/read-insight/never-written", null],
    ["/nowhere", null],
    [`/${encodeURIComponent("<script>alert(1)</script>")}`, null],
    ["/contact", refusal],
    ["/", refusal],
  ];

  it.each(pages)("%s has no inline script, style or handler", async (path, outcome) => {
    const { html } = await render(path, outcome);
    for (const tag of codeOf(html))
      expect(tag).toMatch(/^<script type="module" async="" fetchPriority="low" src="\/assets\//);
    expect(html).not.toMatch(/<style\b/);
    expect(html).not.toMatch(/<[a-z][^>]* (?:style|on[a-z]+)="/);
    expect(html).not.toContain("javascript:");
  });

  it.each(pages)("%s gives every id once", async (path, outcome) => {
    const { html } = await render(path, outcome);
    const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id, position) => ids.indexOf(id) < position)).toEqual([]);
  });

  it.each(pages)("%s sends its islands nothing but JSON", async (path, outcome) => {
    const { html } = await render(path, outcome);
    const islands = [...html.matchAll(/<page-island id="[^"]+" name="([^"]+)" properties="([^"]*)">/g)];
    expect(islands).toHaveLength(html.match(/<page-island\b/g)?.length ?? 0);
    for (const [, name, properties = ""] of islands) {
      expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(JSON.parse(decodeHTMLAttribute(properties))).toBeTypeOf("object");
    }
  });
});

describe("the browser's files", () => {
  it("are named by every page, with the hash of the entry's bytes", async () => {
    const { html } = await render("/about");
    const [tag = ""] = codeOf(html);
    const [, entry = "", integrity] = /src="([^"]+)" integrity="([^"]+)"/.exec(tag) ?? [];
    const bytes = readFileSync(join(buildDirectory, "client", entry));
    expect(integrity).toBe(`sha384-${createHash("sha384").update(bytes).digest("base64")}`);
    const stylesheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path);
    expect(stylesheets).toHaveLength(1);
    expect(existsSync(join(buildDirectory, "client", stylesheets[0] ?? ""))).toBe(true);
    expect(app.version).toMatch(/^[\w-]{12}$/);
  });
});

it("lists every entry of the site, and a share image for each", async () => {
  const slugs = app.listEntries().map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([...insightSlugs, ...caseStudySlugs]));
  const pictures = new Set((await app.listShareCards()).map(({ path }) => path));
  for (const path of [...insightSlugs.map((slug) => `/read-insight/${slug}`), "/"]) {
    const { html, shareImage } = await render(path);
    expect(html).toContain(`<meta property="og:image" content="${shareImage}"/>`);
    expect(pictures).toContain(new URL(shareImage).pathname);
  }
});
