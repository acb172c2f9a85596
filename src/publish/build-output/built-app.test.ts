import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeHTMLAttribute } from "entities";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  contactPathFrom,
  entryPath,
  filePaths,
  paths,
  sampleInsightSlug,
  schedulePath,
  siteConfig,
} from "#config/index.ts";
import type { ShownBooking } from "#leads/bookings/index.ts";
import type { RefusedSubmission } from "#leads/forms/index.ts";
import { buildDirectory } from "#tests/support/publish/real-build.ts";
import {
  allPaths,
  caseStudySlugs,
  indexedPaths,
  insightSlugs,
  signalSlug,
} from "#tests/support/site/addresses.ts";
import { type BuiltApp, loadBuiltApp } from "./index.ts";

// The built app, loaded the way the server and the prerender step load it. Needs a build.
let app: BuiltApp;
beforeAll(async () => {
  app = await loadBuiltApp(buildDirectory);
});
afterEach(() => vi.restoreAllMocks());

const siteUrl = "https://example.test";

function render(path: string, refused: RefusedSubmission | null = null) {
  return app.render(new Request(siteUrl + path), { refused });
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

it("shows the reply time on the contact page only when it is given", async () => {
  const replyTime = "Median first reply, last 30 leads: 2 h 5 min in business hours";
  const request = () => new Request(siteUrl + paths.contact);
  expect((await app.render(request(), { replyTime })).html).toContain(replyTime);
  expect((await app.render(request())).html).not.toContain("Median first reply");
});

describe("the result of rendering a URL", () => {
  it.each(indexedPaths)("renders %s with status 200 and its public URL as canonical", async (path) => {
    const { status, html, canonical, indexable } = await render(path);
    expect(status).toBe(200);
    expect(canonical).toBe(siteUrl + (path === paths.aboutUs ? paths.about : path));
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
    // A page's second path has the first as its canonical URL.
    expect(indexable).toBe(path !== paths.aboutUs);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB"/);
    expect(html).not.toContain("localhost");
    // The dialog is only on pages that open it.
    expect(html.includes('name="ScheduleDialog"')).toBe(html.includes("data-schedule"));
  });

  it.each([
    "/nowhere",
    "/about/",
    "/case-studies/unknown",
    "/market-signals/unknown",
    "/read-insight/",
    "/%E0%A4%A",
    "/case-studies/__proto__",
  ])("renders the 404 page with noindex for %s", async (path) => {
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
    "renders the error page %s with status %i and noindex, without scripts",
    async (errorPage, status, title) => {
      const { html, ...page } = await app.render(new Request(siteUrl), { errorPage });
      expect([page.status, titleOf(html), codeOf(html)]).toEqual([status, title, []]);
      expect(page.indexable).toBe(false);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
    },
  );

  it.each(["never-written", "%E0%A4%A", "__proto__"])(
    "shows the sample article with noindex at /read-insight/%s",
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

  it("renders the error page when a page throws and logs the error without showing it", async () => {
    const log = vi.fn();
    const thrown = new Error("SECRET");
    const failing: RefusedSubmission = {
      ...refusal,
      get values(): RefusedSubmission["values"] {
        throw thrown;
      },
    };
    const request = new Request(`${siteUrl}/contact`);
    const { status, html } = await app.render(request, { refused: failing, onError: log });
    expect([status, titleOf(html)]).toEqual([500, "Something went wrong"]);
    expect(html).toContain(`<title>Something went wrong | ${siteConfig.brand}</title>`);
    expect(html).toContain('<a href="/contact"');
    expect(html).not.toContain("SECRET");
    expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
    expect(log).toHaveBeenCalledWith(thrown);
  });
});

it("marks scheduling, booking and thank-you pages noindex, with a share image that networks show", async () => {
  const fallback = `${siteUrl}${filePaths.defaultShareImageFallback}`;
  const zoned = await render(`${schedulePath}?zone=Asia/Tokyo`);
  expect(zoned).toMatchObject({ status: 200, indexable: false, shareImage: `${siteUrl}/og/schedule.png` });
  const thanks = await render("/contact?sent=PW-1234");
  expect(thanks).toMatchObject({ status: 200, indexable: false });
  expect(await render("/read-insight/never-written")).toMatchObject({ shareImage: fallback });
  expect(await render(paths.aboutUs)).toMatchObject({ shareImage: `${siteUrl}/og/about.png` });
  const booking: ShownBooking = {
    token: "t",
    slotStart: "2026-11-24T03:30:00.000Z",
    slotMinutes: 30,
    state: "booked",
    reference: "K7M2-9QXD",
    firstName: "Asha",
    visitorZone: "Asia/Kolkata",
    isPast: false,
  };
  const booked = await app.render(new Request(`${siteUrl}/booking/t`), { booking });
  expect(booked).toMatchObject({ status: 200, indexable: false, canonical: undefined, shareImage: fallback });
  expect(booked.html).toContain('name="ScheduleDialog"');
  const unknown = await app.render(new Request(`${siteUrl}/booking/another`), { booking });
  expect(unknown.status).toBe(404);
});

it("finds a reader's numbers from an article's URL, and from the contact page's", () => {
  const article = `${entryPath("insight", "living-content-to-revenue-system")}?used=40`;
  const numbers = app.findReaderNumbers(siteUrl + article);
  expect(numbers).toContainEqual({ label: "Sent by sales, pieces", reader: "40", author: "22" });
  expect(app.findReaderNumbers(siteUrl + contactPathFrom(article))).toEqual(numbers);
  for (const page of ["/contact", "/contact?from=", "/contact?from=%5B", "/contact?from=@other.example/"]) {
    expect(app.findReaderNumbers(siteUrl + page)).toBeUndefined();
  }
});

describe("a rejected submission", () => {
  it("shows the contact page with the error and the typed values, without scripts", async () => {
    const { status, html } = await render("/contact", refusal);
    expect(status).toBe(200);
    expect(html).toContain("Last name is required");
    expect(html).toContain('value="Ann &quot;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(codeOf(html)).toEqual([]);
  });

  it("doesn't leak into the next render", async () => {
    await render("/contact", refusal);
    const { html } = await render("/contact");
    expect(html).not.toContain("Ann &quot;");
    expect(codeOf(html)).toHaveLength(1);
  });
});

describe("every page, prerendered or rendered on request", () => {
  const pages: ReadonlyArray<[path: string, refused: RefusedSubmission | null]> = [
    ...allPaths.map((path): [string, null] => [path, null]),
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

  it.each(pages)(
    "renders %s without inline code or duplicate ids, and with named islands",
    async (path, refused) => {
      const { html } = await render(path, refused);
      for (const tag of codeOf(html))
        expect(tag).toMatch(/^<script type="module" fetchPriority="low" src="\/assets\//);
      expect(html).not.toMatch(/<style\b/);
      expect(html).not.toMatch(/<[a-z][^>]* (?:style|on[a-z]+)="/);
      expect(html).not.toContain("javascript:");

      const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThan(5);
      expect(ids.filter((id, position) => ids.indexOf(id) < position)).toEqual([]);

      const islands = [...html.matchAll(/<page-island id="[^"]+" name="([^"]+)" properties="([^"]*)">/g)];
      expect(islands).toHaveLength(html.match(/<page-island\b/g)?.length ?? 0);
      for (const [, name, properties = ""] of islands) {
        expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
        expect(JSON.parse(decodeHTMLAttribute(properties))).toBeTypeOf("object");
      }
    },
  );
});

describe("the browser's files", () => {
  it("include the stylesheet and the entry script, which has an integrity hash", async () => {
    const { html } = await render("/about");
    const [tag = ""] = codeOf(html);
    const [, entry = "", integrity] = /src="([^"]+)" integrity="([^"]+)"/.exec(tag) ?? [];
    const bytes = readFileSync(join(buildDirectory, "client", entry));
    expect(integrity).toBe(`sha384-${createHash("sha384").update(bytes).digest("base64")}`);
    const stylesheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path);
    expect(stylesheets).toEqual([expect.stringContaining("about-")]);
    for (const path of stylesheets) expect(existsSync(join(buildDirectory, "client", path ?? ""))).toBe(true);
    expect(app.version).toMatch(/^[\w-]{12}$/);
  });
});

it("lists every page in the spec and dates list pages by their newest entry", () => {
  const listed = new Map(app.listPages().map(({ path, lastModified }) => [path, lastModified]));
  const expected = [
    ...Object.values(paths),
    ...insightSlugs.map((slug) => entryPath("insight", slug)),
    ...caseStudySlugs.map((slug) => entryPath("caseStudy", slug)),
    entryPath("signal", signalSlug),
  ];
  expect([...listed.keys()]).toEqual(expect.arrayContaining(expected));
  expect(listed.get(paths.moreSignals)).toBe(listed.get(entryPath("signal", signalSlug)));
  expect(listed.get(paths.home)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(listed.get(paths.about)).toBeUndefined();
});
