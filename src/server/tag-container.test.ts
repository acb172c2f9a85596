import { describe, expect, it } from "vitest";
import { type ServedSite, serveTinySite } from "#tests/support/server/tiny-site.ts";

const site = await serveTinySite();
const tagged = await serveTinySite({ tagManagerId: "GTM-AB12CD3" });

const policyOf = async (from: ServedSite, path: string) =>
  (await fetch(from.origin + path)).headers.get("content-security-policy") ?? "";

describe("the tag container endpoint", () => {
  it("returns TAG_MANAGER_ID, or null without one", async () => {
    expect(await (await fetch(`${tagged.origin}/api/tag-container`)).json()).toEqual({ id: "GTM-AB12CD3" });
    const response = await fetch(`${site.origin}/api/tag-container`);
    expect(await response.json()).toEqual({ id: null });
    expect(response.headers.get("cache-control")).toBe("max-age=600");
  });
});

describe("the Content-Security-Policy", () => {
  it("allows a container's hosts in script-src, img-src and connect-src on every response", async () => {
    for (const path of ["/about", "/insights?category=x", "/nowhere", "/assets/app.js", "/healthz"]) {
      const directives = (await policyOf(tagged, path)).split("; ");
      const open = directives.filter((directive) => directive.includes("https:"));
      expect(open).toEqual([
        "script-src 'self' https://www.googletagmanager.com",
        "img-src 'self' data: https://www.googletagmanager.com https://www.google-analytics.com",
        "connect-src 'self' https://www.googletagmanager.com https://www.google-analytics.com https://region1.google-analytics.com https://analytics.google.com https://region1.analytics.google.com",
      ]);
      expect(directives.join()).not.toMatch(/\*|unsafe/);
    }
  });

  it("is unchanged by a container except for the container's hosts and Trusted Types", async () => {
    const withoutHosts = (await policyOf(tagged, "/about")).replaceAll(/ https:\S+?(?=[ ;])/g, "");
    const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'; ";
    expect(withoutHosts).toBe((await policyOf(site, "/about")).replace(trustedTypes, ""));
  });
});
