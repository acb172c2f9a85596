import { describe, expect, inject, it } from "vitest";
import { findReport, loadBuiltApp } from "#publish/build-output/index.ts";
import { buildDirectory } from "../support/publish/real-build.ts";
import { requestPath } from "../support/site/served-site.ts";

// The old slugs are aliases in the fixtures' front matter.
const oldInsight = "/read-insight/library-audit";
const newInsight = "/read-insight/living-content-to-revenue-system";
const newSignal = "smb-gtm-ai-cloud-trends-2025";

it.each([
  [oldInsight, newInsight],
  ["/blog/library-audit", newInsight],
  ["/insights/library-audit", newInsight],
  ["/library", newInsight],
  ["/take-away/library-audit/1.csv", "/take-away/living-content-to-revenue-system/1.csv"],
  [
    "/take-away/library-audit/library-week.ics",
    "/take-away/living-content-to-revenue-system/library-week.ics",
  ],
  ["/take-away/library-audit", "/take-away/living-content-to-revenue-system"],
  ["/og/read-insight/library-audit.png", `/og${newInsight}.png`],
  ["/market-signals/smb-trends", `/market-signals/${newSignal}`],
  ["/reports/smb-trends.pdf", `/reports/${newSignal}.pdf`],
  ["/og/market-signals/smb-trends.png", `/og/market-signals/${newSignal}.png`],
])("redirects %s to %s in one step, with its query, which is there", async (from, to) => {
  for (const path of [from, `${from}/`]) {
    const response = await requestPath(`${path}?utm_source=a&b=%20`);
    expect([response.status, response.headers.get("location")]).toEqual([301, `${to}?utm_source=a&b=%20`]);
  }
  expect((await requestPath(to)).status).toBe(200);
});

it.each([
  "/take-away/library-audit/99.csv",
  "/take-away/library-audit/1.csv/more",
  "/take-away/smb-trends/library-week.ics",
  "/take-away/never/1.csv",
  "/reports/library-audit.pdf",
  "/reports/draft.pdf",
  "/og/old/draft.png",
  "/og/nothing.png",
])("responds to %s with 404, because a renamed article has no such file", async (path) => {
  expect((await requestPath(path)).status).toBe(404);
});

describe("a page that was open while its article was renamed", () => {
  const report = { formType: "marketSignal", mode: "full", signalSlug: "smb-trends" };
  const names = { firstName: "Ada", lastName: "Byron", email: "ada@firm.example", company: "Engines" };
  const post = (init: RequestInit) =>
    fetch(`${inject("pagesOrigin")}/api/forms`, { method: "POST", redirect: "manual", ...init });

  it("can request the report, which is the signal's current one", async () => {
    const body = JSON.stringify({ ...report, ...names });
    const response = await post({ headers: { "Content-Type": "application/json" }, body });
    expect([response.status, await response.json()]).toMatchObject([200, { ok: true }]);
    const app = await loadBuiltApp(buildDirectory);
    const found = await findReport("smb-trends", { app, buildDirectory, siteUrl: "https://site.example" });
    expect(found).toMatchObject({ url: `https://site.example/reports/${newSignal}.pdf` });
    expect(Buffer.from(found?.pdf ?? []).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  it("leads back to the signal without scripts, with the errors if there are any", async () => {
    const typed = { ...report, fullName: "Ada Byron", companyName: "Engines" };
    const sent = await post({ body: new URLSearchParams({ ...typed, workEmail: "ada@firm.example" }) });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toMatch(/^\/market-signals\/smb-trends\?sent=[\w-]+#report$/);
    const refused = await post({ body: new URLSearchParams({ ...typed, workEmail: "ada" }) });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain('value="Ada Byron"');
    expect(html).toContain(`name="signalSlug" value="${newSignal}"`);
  });

  it("still compares the reader's numbers with the author's", async () => {
    const app = await loadBuiltApp(buildDirectory);
    const numbers = app.findReaderNumbers(`http://localhost:3000${oldInsight}?total=200`);
    expect(numbers).toEqual(app.findReaderNumbers(`http://localhost:3000${newInsight}?total=200`));
    const from = encodeURIComponent(`${oldInsight}?total=200`);
    expect(app.findReaderNumbers(`http://localhost:3000/contact?from=${from}`)).toEqual(numbers);
    expect(numbers).toBeDefined();
  });
});
