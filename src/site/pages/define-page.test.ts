import { describe, expect, it } from "vitest";
import type { RefusedSubmission } from "#leads/forms/index.ts";
import { definePage, type PageRequest } from "./define-page.ts";
import { createPageTable, noRequestData } from "./page-table.ts";

const words = { title: "A Page", description: "About it." };

/** A complete row except for its path. */
const row = { metadata: () => words, view: null, render: () => null } as const;

const at = (path: string) => new URL(path, "https://example.test");

describe("a page with a fixed path", () => {
  const about = definePage({ ...row, path: "/about", secondPath: "/about-us" });

  it("matches only its own paths, with any query", async () => {
    expect(await about.load(at("/about?a=1#part"), noRequestData)).toMatchObject({
      status: 200,
      path: "/about",
    });
    for (const path of ["/", "/About", "/about/", "/about/team", "/%61bout"]) {
      expect(await about.load(at(path), noRequestData)).toBeUndefined();
    }
  });

  it("uses its first path as the canonical one, even at its second path", async () => {
    expect(await about.load(at("/about-us"), noRequestData)).toMatchObject({ path: "/about" });
  });

  it("lists both paths for prerendering, with the date of the last change", () => {
    const dated = definePage({
      ...row,
      path: "/about",
      secondPath: "/us",
      lastModified: () => "2025-04-01",
    });
    expect(dated.list()).toEqual([
      { path: "/about", lastModified: "2025-04-01" },
      { path: "/us", lastModified: "2025-04-01" },
    ]);
  });

  it("has its own share image, but no view name unless the row sets one", async () => {
    expect(await about.load(at("/about"), noRequestData)).toMatchObject({
      metadata: { ...words, ogImage: "/og/about.png", noindex: false },
      view: null,
    });
  });

  it("sets noindex if the URL contains a visitor's reference", async () => {
    expect((await about.load(at("/about?sent=PW-1"), noRequestData))?.metadata.noindex).toBe(true);
  });

  it("renders with the request's URL and data", async () => {
    const rendered: PageRequest[] = [];
    const contact = definePage({
      ...row,
      path: "/contact",
      render: (request) => void rendered.push(request),
    });
    const refused: RefusedSubmission = {
      formType: "contact",
      mode: "full",
      error: "Last name is required",
      fields: {},
      values: {},
      source: "",
    };
    const url = at("/contact?mode=full");
    (await contact.load(url, { ...noRequestData, refused }))?.renderBody();
    expect(rendered).toEqual([{ ...noRequestData, url, data: undefined, refused }]);
  });
});

describe("a page whose path has a parameter", () => {
  const article = definePage({
    ...row,
    path: "/read-insight/:slug",
    load: (slug) => (slug === "unknown" ? undefined : { slug }),
    list: () => [{ parameter: "a" }, { parameter: "ä b", lastModified: "2025-01-01" }],
    metadata: ({ data, path }) => ({ ...words, title: data.slug, canonical: path }),
    view: ({ slug }) => ({ page_name: "insight_detail", insight_slug: slug }),
  });
  const slugAt = async (path: string) => (await article.load(at(path), noRequestData))?.metadata.title;

  it.each([
    ["/read-insight/a-piece", "a-piece"],
    ["/read-insight/a-piece?page=2", "a-piece"],
    ["/read-insight/%C3%A4rger%20one", "ärger one"],
    ["/read-insight/a%2Fb", "a/b"],
    ["/read-insight/100%25", "100%"],
    ["/read-insight/A-Piece", "A-Piece"],
  ])("decodes the parameter in %s", async (path, slug) => {
    expect(await slugAt(path)).toBe(slug);
  });

  it.each(["%E0%A4%A", "%", "100%", "%zz"])(
    "leaves the parameter %s as is because it can't be decoded",
    async (slug) => {
      expect(await slugAt(`/read-insight/${slug}`)).toBe(slug);
    },
  );

  it.each([
    "/read-insight",
    "/read-insight/",
    "/read-insight/a/b",
    "/read-insight/a/",
    "/Read-Insight/a",
    "/case-studies/a",
  ])("doesn't match %s", async (path) => {
    expect(await slugAt(path)).toBeUndefined();
  });

  it("doesn't find a page if `load` doesn't return anything", async () => {
    expect(await slugAt("/read-insight/unknown")).toBeUndefined();
  });

  it("takes its view name from its data and its share image only from its metadata", async () => {
    const loaded = await article.load(at("/read-insight/a"), noRequestData);
    expect(loaded?.view).toEqual({ page_name: "insight_detail", insight_slug: "a" });
    expect(loaded?.metadata.ogImage).toBe("/og-image.jpg");
  });

  it("lists the encoded path of every value for prerendering", () => {
    expect(article.list()).toEqual([
      { path: "/read-insight/a", lastModified: undefined },
      { path: "/read-insight/%C3%A4%20b", lastModified: "2025-01-01" },
    ]);
  });
});

it("doesn't prerender or index a page that is rendered per request, but draws its share image", async () => {
  const live = definePage({ ...row, path: "/schedule", perRequest: true });
  expect(live.list()).toEqual([]);
  const loaded = await live.load(at("/schedule"), noRequestData);
  expect(loaded?.metadata).toEqual({ ...words, ogImage: "/og/schedule.png", noindex: true });
});

describe("an incomplete row", () => {
  it("doesn't compile without a title", () => {
    // @ts-expect-error: the metadata has no title.
    definePage({ ...row, path: "/a", metadata: () => ({ description: "About it." }) });
  });

  it("doesn't compile if the view name is missing or isn't in the event table", () => {
    const { view: _, ...unnamed } = row;
    // @ts-expect-error: no `view`.
    definePage({ ...unnamed, path: "/a" });
    // @ts-expect-error: no such name.
    definePage({ ...row, path: "/a", view: { page_name: "a_page" } });
  });

  it("doesn't compile if the parameter isn't loaded or its values aren't listed", () => {
    // @ts-expect-error: no `load`.
    expect(() => definePage({ ...row, path: "/a/:slug", list: () => [] })).toThrow("does not read its :slug");
    // @ts-expect-error: neither `list` nor `perRequest`.
    definePage({ ...row, path: "/a/:slug", load: (slug) => slug });
    // @ts-expect-error: a list of parameters without a parameter.
    definePage({ ...row, path: "/a", list: () => [] });
  });

  it("stops the build if `load` doesn't read the parameter", () => {
    const unread = () => definePage({ ...row, path: "/a/:slug", load: () => "always", list: () => [] });
    expect(unread).toThrow("The page /a/:slug does not read its :slug.");
  });
});

describe("the table of pages", () => {
  const a = definePage({ ...row, path: "/a", shareDrawing: "growth" });
  const b = definePage({ ...row, path: "/b", secondPath: "/b-too", perRequest: true });

  it("stops the build if two pages have the same path", () => {
    const c = definePage({ ...row, path: "/b-too" });
    expect(() => createPageTable([a, b, c])).toThrow("Two pages have the path /b-too.");
  });

  it("finds the page for a URL, if there is one", async () => {
    const table = createPageTable([a, b]);
    expect((await table.load(at("/b-too")))?.path).toBe("/b");
    expect(await table.load(at("/c"))).toBeUndefined();
  });

  it("derives paths, prerendered pages and share images from the rows", async () => {
    const table = createPageTable([a, b]);
    expect(table.paths).toEqual(["/a", "/b", "/b-too"]);
    expect(table.list()).toEqual([{ path: "/a", lastModified: undefined }]);
    expect(await table.listPageCards()).toMatchObject([
      { path: "/a", title: "A Page", shareDrawing: "growth" },
      { path: "/b" },
    ]);
  });
});
