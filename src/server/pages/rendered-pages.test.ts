import { describe, expect, it } from "vitest";
import type { SubmissionOutcome } from "../../submission/outcome.ts";
import { createRenderedPages, type RenderedPagesOptions } from "./rendered-pages.ts";

const siteUrl = "https://example.test";
const isPage = (path: string) => ["/", "/contact", "/market-signals/a"].includes(path);

/** Pages by a `render` that notes what it is asked for and answers with one status. */
function openPages(status = 200) {
  const asked: [url: string, outcome: SubmissionOutcome | null | undefined][] = [];
  const render: RenderedPagesOptions["render"] = async (request, { outcome } = {}) => {
    asked.push([request.url, outcome]);
    return new Response("<h1>A page</h1>", { status, headers: { "Content-Type": "text/html" } });
  };
  const pages = createRenderedPages({
    render,
    siteUrl,
    isPage,
    policy: { pageHeaders: [["X-Page", "yes"]] },
  });
  return { asked, pages };
}

const outcomeFrom = (
  source: string,
  formType: SubmissionOutcome["formType"] = "contact",
): SubmissionOutcome => {
  return { formType, mode: "full", error: "Last name is required", fields: {}, values: {}, source };
};
const post = new Request("http://127.0.0.1:3000/api/forms", { method: "POST" });

describe("a page rendered on request", () => {
  it("is asked for under the public address, with its query, and gets the headers of pages", async () => {
    const { asked, pages } = openPages();
    const response = await pages.render(new Request("http://evil.example/insights?category=x"));
    expect(asked).toEqual([[`${siteUrl}/insights?category=x`, undefined]]);
    expect(response.headers.get("x-page")).toBe("yes");
    expect(response.headers.get("etag")).toMatch(/^"[^"]+"$/);
    expect(await response.text()).toBe("<h1>A page</h1>");
  });

  it.each([404, 500])("keeps its status %i, and no browser keeps it for later", async (status) => {
    const response = await openPages(status).pages.render(new Request("http://localhost/x"));
    expect([response.status, response.headers.get("etag")]).toEqual([status, null]);
  });
});

describe("a refused post", () => {
  it.each([
    ["the home page", "/", "contact", "/"],
    ["a signal's page, for its report form", "/market-signals/a", "marketSignal", "/market-signals/a"],
    ["no page with such a form", "/market-signals/a", "contact", "/contact"],
    ["no page of this site", "/nowhere", "marketSignal", "/contact"],
  ] as const)("from %s is drawn where the form is", async (_name, path, formType, place) => {
    const { asked, pages } = openPages();
    const outcome = outcomeFrom(siteUrl + path, formType);
    const response = await pages.renderOutcome(outcome, post);
    expect(asked).toEqual([[siteUrl + place, outcome]]);
    expect(response.status).toBe(422);
  });

  it("from another site is drawn into the contact page", async () => {
    const { asked, pages } = openPages();
    await pages.renderOutcome(outcomeFrom("https://elsewhere.example/"), post);
    expect(asked[0]?.[0]).toBe(`${siteUrl}/contact`);
  });

  it("is 500 where the page itself fails", async () => {
    const response = await openPages(500).pages.renderOutcome(outcomeFrom(""), post);
    expect(response.status).toBe(500);
  });
});
