import { describe, expect, expectTypeOf, it } from "vitest";
import type { RefusedSubmission } from "../leads/index.ts";
import type { PageData, PageRequest } from "./page.ts";
import { route } from "./route.ts";

const noData: PageData = { outcome: null, slots: null, booking: null };

/** A page that says what it was asked for. */
const echo = ({ params }: PageRequest) => JSON.stringify(params);

/** What an address makes of a path: the page's parameters, or `undefined` where it has no such path. */
function ask(address: string, path: string): unknown {
  const page = route(address, echo).match(new URL(path, "http://localhost"));
  return page && JSON.parse(String(page(noData)));
}

describe("a fixed address", () => {
  it("has its own path, with any query, and no other", () => {
    expect(ask("/about", "/about")).toEqual({});
    expect(ask("/about", "/about?a=1#part")).toEqual({});
    for (const path of ["/", "/about-us", "/about/", "/about/team", "/%61bout"]) {
      expect(ask("/about", path)).toBeUndefined();
    }
  });

  it("is case-sensitive", () => {
    expect(ask("/about", "/About")).toBeUndefined();
    expect(ask("/", "/")).toEqual({});
  });
});

describe("an address with a parameter", () => {
  const address = "/read-insight/:slug";

  it.each([
    ["/read-insight/a-piece", "a-piece"],
    ["/read-insight/a-piece?page=2", "a-piece"],
    ["/read-insight/%C3%A4rger%20one", "ärger one"],
    ["/read-insight/a%2Fb", "a/b"],
    ["/read-insight/100%25", "100%"],
    ["/read-insight/A-Piece", "A-Piece"],
  ])("decodes that of %s", (path, slug) => {
    expect(ask(address, path)).toEqual({ slug });
  });

  it.each(["%E0%A4%A", "%", "100%", "%zz"])("leaves %s as it is, which nobody can decode", (slug) => {
    expect(ask(address, `/read-insight/${slug}`)).toEqual({ slug });
  });

  it.each([
    "/read-insight",
    "/read-insight/",
    "/read-insight/a/b",
    "/read-insight/a/",
    "/Read-Insight/a",
    "/case-studies/a",
  ])("does not match %s", (path) => {
    expect(ask(address, path)).toBeUndefined();
  });

  it("names the parameter of its page, or it does not compile", () => {
    type PageAt<Address extends string> = Parameters<typeof route<Address>>[1];
    type Asked<Address extends string> = Parameters<PageAt<Address>>[0]["params"];
    expectTypeOf<Asked<"/read-insight/:slug">>().toEqualTypeOf<{ slug: string }>();
    expectTypeOf<Asked<"/about">>().not.toExtend<{ slug: string }>();
  });
});

it("hands the page its URL and what the server knows", () => {
  const asked: PageRequest[] = [];
  const url = new URL("http://localhost/contact?mode=full");
  const outcome: RefusedSubmission = {
    ...{ formType: "contact", mode: "full", error: "Last name is required" },
    ...{ fields: {}, values: {}, source: "" },
  };
  route("/contact", (request) => void asked.push(request)).match(url)?.({ ...noData, outcome });
  expect(asked).toEqual([{ ...noData, url, params: {}, outcome }]);
  expect(asked[0]?.outcome).toBe(outcome);
});
