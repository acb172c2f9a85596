import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "#config/index.ts";
import { createTokens } from "#platform/links/tokens.ts";
import { dayMs, minuteMs } from "#platform/time/durations.ts";
import { readSiteRecord, sitePlaces } from "#publish/build-output/index.ts";
import { borrowRealBuild } from "#tests/support/publish/real-build.ts";
import { type ServedSite, serveBuild } from "#tests/support/server/tiny-site.ts";

// The fixtures' scheduled articles and draft, in `tests/content/insights/unpublished`.
const first = "/read-insight/published-in-2099";
const second = "/read-insight/a-day-later-in-2099";
const draft = "/read-insight/never-finished";
const ofFirst = [
  "/og/read-insight/published-in-2099.png",
  "/take-away/published-in-2099/1.csv",
  "/take-away/published-in-2099",
];
const older = "/read-insight/multi-channel-gtm-rhythm-lean-teams";
const lists = [paths.home, paths.hub, paths.insights, paths.moreInsights, "/sitemap.xml", "/feed.xml", older];
const midnight = Date.parse("2099-03-01");

const build = borrowRealBuild();
// One from memory, one from disk, as two servers of one site, and one that stays before midnight.
let sites: ServedSite[];
beforeAll(async () => {
  sites = [
    await serveBuild(build.directory),
    await serveBuild(build.directory, { memoryBytes: 0, isPrerendered: true }),
    await serveBuild(build.directory, { isPrerendered: true, now: () => Date.now() }),
  ];
});
afterAll(async () => {
  for (const site of sites) await site.stop();
  build.remove();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: midnight - 1 }));
afterEach(() => void vi.useRealTimers());

const get = (path: string, site = 0) => fetch(sites[site]?.origin + path, { redirect: "manual" });
const statusOf = async (path: string, site = 0) => (await get(path, site)).status;
const textOf = async (path: string, site = 0) => (await get(path, site)).text();

it("says in site.json from when a page is out of date, and keeps scheduled articles out of the static site", async () => {
  const { outOfDateFrom, pages, publications } = await readSiteRecord(build.directory);
  expect(outOfDateFrom).toMatchObject({ "/": "2099-03-01", [older]: "2099-03-01" });
  expect(outOfDateFrom).not.toHaveProperty(paths.privacy);
  expect(publications).toEqual([
    { day: "2099-03-01", pages: [first, "/take-away/published-in-2099"] },
    { day: "2099-03-02", pages: [second] },
  ]);
  expect(pages.join(" ")).not.toMatch(/2099|never-finished/);
  const { folder } = sitePlaces(build.directory);
  expect(await readFile(join(folder, "sitemap.xml"), "utf8")).not.toMatch(/2099|never-finished/);
});

describe.each([0, 1])("server %i", (site) => {
  it("doesn't show a scheduled article anywhere in the last millisecond before its day", async () => {
    for (const path of [first, ...ofFirst, second, "/old/scheduled"]) {
      expect([path, await statusOf(path, site)]).toEqual([path, 404]);
    }
    for (const path of lists) expect(await textOf(path, site)).not.toContain("2099");
    expect(await textOf("/insights?category=gtm-strategy", site)).not.toContain("2099");
  });

  it("shows a scheduled article everywhere from 00:00 UTC on its date, and the next one a day later", async () => {
    vi.setSystemTime(midnight);
    for (const path of [first, ...ofFirst]) expect([path, await statusOf(path, site)]).toEqual([path, 200]);
    for (const path of lists) {
      const text = await textOf(path, site);
      expect([path, text.includes(first), text.includes(second)]).toEqual([path, true, false]);
    }
    expect(await textOf("/insights?category=gtm-strategy", site)).toContain(first);
    expect(await textOf(first, site)).not.toMatch(/noindex|Scheduled for/);
    expect(await statusOf(second, site)).toBe(404);

    vi.setSystemTime(midnight + dayMs);
    for (const path of lists)
      expect([path, (await textOf(path, site)).includes(second)]).toEqual([path, true]);
    expect(await statusOf(second, site)).toBe(200);
    expect(await textOf(first, site)).toContain(second);
  });
});

it("renders an out-of-date page once, and keeps it", async () => {
  vi.setSystemTime(midnight);
  const before = await get(older);
  vi.setSystemTime(midnight + minuteMs);
  const etag = before.headers.get("etag") ?? "";
  const again = await fetch(sites[0]?.origin + older, { headers: { "If-None-Match": etag } });
  expect([before.status, again.status]).toEqual([200, 304]);
  expect(before.headers.get("speculation-rules")).toBeTruthy();
  expect(before.headers.get("x-request-id")).toBeNull();
});

it("redirects an alias with a 301 that keeps the query, once its article is published", async () => {
  vi.setSystemTime(midnight);
  for (const alias of ["/old/scheduled", "/old/scheduled/", "/read-insight/before-2099"]) {
    const response = await get(`${alias}?utm_source=a&b=%20`);
    expect([response.status, response.headers.get("location")]).toEqual([301, `${first}?utm_source=a&b=%20`]);
  }
  expect(await statusOf("/old/draft")).toBe(404);
});

it("prints links to unpublished articles with the server's secret, and says why there is none", async () => {
  vi.useRealTimers();
  const print = (slug: string) =>
    spawnSync(process.execPath, ["src/server/preview.ts", slug], {
      encoding: "utf8",
      env: {
        ...process.env,
        BUILD_DIR: build.directory,
        DATA_DIR: sites[2]?.dataFolder,
        NODE_NO_WARNINGS: "1",
      },
    });
  const { status, stdout, stderr } = print("never-finished");
  expect([status, stderr]).toEqual([0, "Draft. The link is valid for 7 days.\n"]);
  const { pathname, search } = new URL(stdout.trim());
  expect([pathname, await statusOf(pathname + search, 2)]).toEqual([draft, 200]);
  expect(print("published-in-2099").stderr).toContain("Scheduled for Mar 1, 2099");
  const published = print("intent-driven-cadences");
  expect(published.stdout).toBe("http://localhost:3000/read-insight/intent-driven-cadences\n");
  const missing = print("nothing");
  expect([missing.status, missing.stderr]).toEqual([
    1,
    expect.stringContaining('The build has no article "nothing"'),
  ]);
});

describe("a preview link", () => {
  const linkTo = async (path: string) => {
    const store = sites[2]?.store;
    return `${path}?preview=${store && (await createTokens(store, "preview", path).sign("preview"))}`;
  };

  it.each([
    [draft, "Draft"],
    [first, "Scheduled for Mar 1, 2099"],
    ["/old/draft", "Draft"],
  ])(
    "shows %s with a ribbon, and nothing to caches, search engines and other sites",
    async (path, ribbon) => {
      const response = await get(await linkTo(path), 2);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "strict-origin",
        "x-robots-tag": "noindex",
      });
      const html = await response.text();
      expect(html).toContain(`>${ribbon}</p>`);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect(html).not.toContain("preview.");
      expect(sites[2]?.logged.join()).not.toContain("preview.");
      // Others still don't see it.
      expect(await statusOf(path, 2)).toBe(404);
      expect(await textOf(paths.insights, 2)).not.toContain(path);
    },
  );

  it("is 404 when it is altered, for another article, or after 7 days", async () => {
    const link = await linkTo(draft);
    const token = link.slice(link.indexOf("?"));
    for (const wrong of [
      `${draft}?preview=`,
      `${link}a`,
      link.replace("preview.", "Preview."),
      second + token,
    ]) {
      expect([wrong, await statusOf(wrong, 2)]).toEqual([wrong, 404]);
    }
    vi.setSystemTime(Date.now() + 7 * dayMs - 1);
    expect(await statusOf(link, 2)).toBe(200);
    vi.setSystemTime(Date.now() + 1);
    expect(await statusOf(link, 2)).toBe(404);
  });

  it("leads to the public article after its day", async () => {
    const link = await linkTo(first);
    vi.setSystemTime(midnight + 30 * dayMs);
    const response = await get(link, 2);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("Scheduled for");
  });
});
