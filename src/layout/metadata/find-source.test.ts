import { describe, expect, it } from "vitest";
import type { Entry, LegalPage } from "../../content/entries/index.ts";
import { livePaths, paths, sampleInsightSlug, siteConfig } from "../../site/index.ts";
import { findSource } from "./find-source.ts";

const entry = (type: "insight", slug: string): Entry => ({
  type,
  slug,
  title: `Title of ${slug}`,
  summary: "A summary.",
  tags: ["GTM Strategy"],
  date: "2025-04-08",
  dateLabel: "Apr 8, 2025",
  monthLabel: "Apr 2025",
  featured: false,
  categoryId: "gtm-strategy",
  illustration: "closedLoop",
  author: siteConfig.brand,
  readMinutes: 6,
  sample: false,
});
const entries = [entry("insight", sampleInsightSlug), entry("insight", "known")];
const legalPage = (id: LegalPage["id"]): LegalPage => ({
  id,
  title: "Privacy Policy",
  description: "What we keep.",
  effectiveDate: "2025-09-01",
  effectiveDateLabel: "September 1, 2025",
  headings: [],
  blocks: [],
});

const screenPaths = Object.values({ ...paths, ...livePaths }).filter(
  (path) => !["/", "/about-us", "/privacy", "/terms", "/cookie-preferences"].includes(path),
);
const screens = Object.fromEntries(
  screenPaths.map((path) => [path, { title: `Title of ${path}`, description: `About ${path}.` }]),
);

const source = (path: string) =>
  findSource(new URL(path, "https://example.test"), {
    findEntry: (type, slug) => entries.find((known) => known.type === type && known.slug === slug),
    listEntries: () => entries,
    screens,
    findLegalPage: async (id) =>
      id === "privacy" || id === "terms" || id === "cookie-preferences" ? legalPage(id) : undefined,
  });

describe("what is told of an address (spec 7.5)", () => {
  it("a fixed screen has the owner's words", async () => {
    expect(await source("/contact")).toMatchObject({
      template: "page",
      title: "Title of /contact",
      description: "About /contact.",
    });
    expect(await source("/insights?category=gtm-strategy")).toMatchObject({ path: "/insights" });
  });
  it("/about-us is About Us, under the first address", async () => {
    expect(await source("/about-us")).toMatchObject({ path: "/about", title: "Title of /about" });
  });
  it("an entry has its title and summary", async () => {
    expect(await source("/read-insight/known")).toMatchObject({
      template: "insight",
      title: "Title of known",
      description: "A summary.",
      listName: "Title of /insights",
      noindex: false,
    });
  });
  it("an unknown insight is the sample article, noindex (spec 2.1)", async () => {
    expect(await source("/read-insight/unknown")).toMatchObject({
      canonical: `/read-insight/${sampleInsightSlug}`,
      noindex: true,
    });
  });
  it("the pages of calls are nobody else's business, and claim no picture of their own", async () => {
    expect(await source("/schedule")).toMatchObject({ title: "Title of /schedule", noindex: true });
    expect(await source("/schedule?zone=Asia/Tokyo")).not.toHaveProperty("ogImage");
    expect(await source("/booking/token")).toMatchObject({ title: "Your Call", noindex: true });
  });
  it("a legal page has the words of its file", async () => {
    expect(await source("/privacy")).toMatchObject({ template: "page", title: "Privacy Policy" });
  });
  it.each([
    "/nowhere",
    "/case-studies/unknown",
    "/market-signals/unknown",
    "/read-insight/a/b",
    "/read-insight/",
    "/case-studies/%E0%A4%A",
  ])("%s stands for nothing", async (path) => {
    expect(await source(path)).toBeUndefined();
  });
  it.each([...Object.values(paths), ...Object.values(livePaths)])("%s has words of its own", async (path) => {
    expect(await source(path)).toHaveProperty("title");
  });
  it.each(["/contact?sent=PW-1234", "/read-insight/known?sent=PW-1234"])(
    "thanks at %s are noindex",
    async (path) => {
      expect(await source(path)).toMatchObject({ noindex: true });
    },
  );
  it("a page that may be indexed has a share image of its own", async () => {
    expect(await source("/")).toMatchObject({ ogImage: "/og/home.png" });
    expect(await source("/about-us")).toMatchObject({ ogImage: "/og/about.png" });
    expect(await source("/privacy")).toMatchObject({ ogImage: "/og/privacy.png" });
    expect(await source("/read-insight/known")).toMatchObject({ ogImage: "/og/read-insight/known.png" });
  });
  it("an unknown insight keeps the default picture", async () => {
    expect(await source("/read-insight/unknown")).not.toHaveProperty("ogImage");
  });
});
