import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filePaths, findRedirect, headerPaths, redirectedPaths } from "#config/index.ts";
import { readSettings } from "#config/settings/index.ts";
import { createHeaderPolicy } from "#platform/http/security-headers.ts";
import { contentTypeOf } from "#publish/build-output/index.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
const guide = read("docs/deploying.md");

/** Returns the only code block of this language. */
function blockOf(language: string): string {
  const [block, ...others] = guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"));
  if (others.length > 0) throw new Error(`There are several blocks of ${language}.`);
  return block?.[1] ?? "";
}

/** How each host writes a redirect: a pattern of the path, and its target. */
const redirectLines: Record<string, RegExp> = {
  nginx: /rewrite (\S+) (\S+) permanent;/g,
  caddyfile: /vars_regexp \w+ \{uri\} (\S+)\n\tredir @\w+ (\S+) 301/g,
  apache: /RewriteRule (\S+) (\S+) \[R=301,L\]/g,
};

function redirect(host: string, path: string): string | undefined {
  for (const [, pattern = "", target = ""] of blockOf(host).matchAll(redirectLines[host] ?? /$^/g)) {
    const parts = new RegExp(pattern).exec(path);
    if (parts)
      return target.replace(
        /\$(\d)|\{re\.\w+\.(\d)\}/g,
        (_, one, other) => parts[Number(one ?? other)] ?? "",
      );
  }
  return undefined;
}

describe.each(Object.keys(redirectLines))("the lines for %s as a static host", (host) => {
  const { hsts } = readSettings({});
  const policy = createHeaderPolicy(
    { siteUrl: "https://www.example.com", hsts, tagManagerId: undefined },
    headerPaths,
  );

  it("send the same headers as our server, except for reports of violations, which need it", () => {
    const headers = [
      ...policy.headers("/"),
      ...policy.headers(headerPaths.shareImages),
      ...policy.pageHeaders,
    ];
    const values = headers
      .filter(([name]) => name !== "Reporting-Endpoints")
      .map(([, value]) => value.replace(/; report-to .*/, ""));
    const block = blockOf(host).replaceAll('\\"', '"');
    expect(values.filter((value) => !block.includes(value))).toEqual([]);
    for (const value of ["public, max-age=31536000, immutable", "no-cache", "noindex"])
      expect(block).toContain(value);
  });

  it("send the content types that the host doesn't know", () => {
    const files = ["a.csv", "a.ics", "a.js", "a.json", "a.svg", "a.webmanifest", "a.ico", "a.xml"];
    const types = [...files, filePaths.feed, filePaths.speculationRules].map(contentTypeOf);
    expect(types.filter((type) => !blockOf(host).includes(type))).toEqual([]);
  });

  it("redirect old paths and trailing slashes, but never to another site", () => {
    for (const path of [...redirectedPaths, "/blog/a-piece", "/insights/a-piece"]) {
      expect(redirect(host, path), path).toBe(findRedirect(path));
      expect(redirect(host, `${path}/`), path).toBe(findRedirect(path));
    }
    expect(redirect(host, "/about/")).toBe("/about");
    for (const path of ["/", "/about", "/insights", "/case-studies/a"])
      expect(redirect(host, path)).toBeUndefined();
    // nginx and Apache join slashes first.
    const path = host === "caddyfile" ? "//evil.example/" : "/evil.example/";
    expect(redirect(host, path) ?? "/").not.toMatch(/^\/\//);
  });
});

it("lists the same redirects for Cloudflare Pages", () => {
  const lines = blockOf("text").trim().split("\n");
  const sources = lines.map((line) => {
    const [source = "", target, status] = line.split(" ");
    expect([source, target, status]).toEqual([source, findRedirect(source)?.replaceAll("%3A", ":"), "301"]);
    return source;
  });
  expect(sources).toEqual(expect.arrayContaining([...redirectedPaths, "/blog/:slug", "/insights/:slug"]));
});

it("keeps requests, whose paths can contain tokens, out of the proxies' logs", () => {
  const nginx = read("deploy/nginx.conf");
  expect(nginx).toContain("access_log off;");
  // nginx quotes the request in messages of every level but emerg.
  expect(nginx).toContain("error_log /dev/null emerg;");
  const caddy = read("deploy/Caddyfile").replace(/\s+/g, " ");
  expect(caddy).toContain("log { # ");
  expect(caddy).toContain("fields { request delete }");
  expect(caddy.match(/\blog\b/g)).toHaveLength(1);
});
