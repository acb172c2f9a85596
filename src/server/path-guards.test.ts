import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { findRedirect } from "#config/index.ts";
import { permanentRedirects, plainPath, readOnly } from "#platform/http/path-guards.ts";

const app = new Hono();
app.use(readOnly());
app.use(plainPath(async () => new Response("refused", { status: 404 })));
app.use(permanentRedirects(findRedirect));
app.get("*", (c) => c.text("page"));
const request = (path: string, method = "GET") => app.request(`http://localhost${path}`, { method });

describe("redirects", () => {
  it.each([
    ["/blog?category=x&y=%20", "/insights?category=x&y=%20"],
    ["/contactus/", "/contact"],
    ["/about/?a=1", "/about?a=1"],
    ["/%2F%2Fevil.example/", "/%2F%2Fevil.example"],
  ])("lead permanently from %s to %s in one step", async (path, place) => {
    const response = await request(path);
    expect([response.status, response.headers.get("Location")]).toEqual([301, place]);
    expect(new URL(place, "http://localhost").origin).toBe("http://localhost");
  });

  it("leave other paths alone", async () => {
    for (const path of ["/", "/about", "/insights?category=x", "/blog/a/b"]) {
      expect((await request(path)).status).toBe(200);
    }
  });
});

it.each([
  "//evil.example/",
  "/blog//evil.example",
  "/%E0%A4%A",
  "/a%0d%0aSet-Cookie:x",
  "/%5Cevil.example/",
  "/\\evil.example/",
])("responds to the ambiguous path %s with 404, not a redirect", async (path) => {
  const response = await request(path);
  expect([response.status, response.headers.get("Location")]).toEqual([404, null]);
});

it.each(["POST", "DELETE", "PROPFIND"])("responds with 405 to %s on a page", async (method) => {
  const response = await request("/about", method);
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});
