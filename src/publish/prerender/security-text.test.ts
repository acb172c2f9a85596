import { expect, it } from "vitest";
import { dayMs } from "#platform/time/durations.ts";
import { serveTinySite } from "#tests/support/server/tiny-site.ts";
import { renderSecurityText } from "./security-text.ts";

const site = await serveTinySite({ siteUrl: "https://example.test" });

it("security.txt has the fields of RFC 9116 and expires in less than a year", () => {
  const text = renderSecurityText("https://example.test", Date.parse("2026-11-26T03:00:00Z"));
  expect(text.split("\n")).toEqual([
    "Contact: mailto:help@quillmark.example",
    "Expires: 2027-11-21T00:00:00Z",
    "Preferred-Languages: en-GB",
    "Canonical: https://example.test/.well-known/security.txt",
    "",
  ]);
});

it("security.txt is served as text, with the time of the build", async () => {
  const response = await fetch(`${site.origin}/.well-known/security.txt`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(await response.text()) ?? [];
  const days = (Date.parse(expires) - Date.now()) / dayMs;
  expect([days > 300, days < 365]).toEqual([true, true]);
});
