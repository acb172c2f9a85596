import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ServedSite,
  serveBuild,
  type TinyBuild,
  writeTinyBuild,
} from "#tests/support/server/tiny-site.ts";
import { headersFile, notFoundFile, sitePlaces } from "../build-output/index.ts";

/** Parses rules as static hosts do. */
function parseHeaders(text: string): { pattern: RegExp; headers: Record<string, string> }[] {
  return text
    .trim()
    .split("\n\n")
    .map((rule) => {
      const [pattern = "", ...lines] = rule.split("\n");
      const headers = lines.map((line) => {
        const [, name = "", value = ""] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
        return [name.toLowerCase(), value];
      });
      const regex = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace("*", ".*");
      return { pattern: new RegExp(`^${regex}$`), headers: Object.fromEntries(headers) };
    });
}

describe("the prerendered site's _headers file", () => {
  let build: TinyBuild;
  let site: ServedSite;
  let rules: ReturnType<typeof parseHeaders>;
  beforeAll(async () => {
    build = writeTinyBuild();
    site = await serveBuild(build.directory, { siteUrl: "https://example.test", tagManagerId: "GTM-ABC123" });
    rules = parseHeaders(await readFile(join(sitePlaces(build.directory).folder, headersFile), "utf8"));
  });
  afterAll(async () => {
    await site.stop();
    build.remove();
  });

  it.each([
    "/",
    "/about",
    "/market-signals/only-signal",
    "/assets/app.js",
    "/favicon.svg",
    "/sitemap.xml",
    "/speculation-rules.json",
    "/reports/only-signal.pdf",
    "/take-away/first-piece/1.csv",
  ])("gives %s the same headers as our own server, with exactly one rule", async (path) => {
    const matching = rules.filter(({ pattern }) => pattern.test(path));
    expect(matching).toHaveLength(1);
    const response = await fetch(site.origin + path, { headers: { "Accept-Encoding": "identity" } });
    const headers = Object.fromEntries(response.headers);
    const ofBodyOrConnection = ["content-length", "etag", "vary", "date", "connection", "keep-alive"];
    for (const name of ofBodyOrConnection) delete headers[name];
    if (!matching[0]?.headers["content-type"]) delete headers["content-type"];
    expect(matching[0]?.headers).toEqual(headers);
  });

  it.each([headersFile, notFoundFile])("doesn't serve %s, which is for other hosts", async (name) => {
    expect((await fetch(`${site.origin}/${name}`)).status).toBe(404);
  });
});
