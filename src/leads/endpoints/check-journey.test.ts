import { describe, expect, it } from "vitest";
import { createRandom } from "#tests/support/platform/random.ts";
import { dayOf, type Visit } from "../journeys/journey.ts";
import { checkJourney, nameArticles } from "./check-journey.ts";

const nowMs = Date.parse("2026-11-29T10:00:00Z");
const day = dayOf(nowMs);

function check(sent: unknown): Visit[] {
  const stored = checkJourney(typeof sent === "string" ? sent : JSON.stringify(sent), nowMs);
  return stored ? JSON.parse(stored) : [];
}

describe("a journey sent by a browser", () => {
  it("keeps visits in order, with where the visitor came from and what was read to the end", () => {
    const visits = [
      {
        path: "/",
        day: "2026-11-12",
        from: "www.linkedin.com",
        source: "post",
        medium: "social",
        campaign: "spring",
      },
      { path: "/read-insight/build-or-buy", day, end: true },
    ];
    expect(check(visits)).toEqual(visits);
  });

  it.each([
    ["no JSON", "[{"],
    ["another format", { version: 2, visits: [] }],
    ["a number", 7],
    ["null", null],
    ["more than a browser sends", JSON.stringify([{ path: "/", day }]) + " ".repeat(30_000)],
    ["another host in the path", [{ path: "//evil.example/", day }]],
    ["a URL as the path", [{ path: "https://evil.example/", day }]],
    ["markup in the path", [{ path: "/<script>", day }]],
    ["a day to come", [{ path: "/", day: "2026-11-30" }]],
    ["a day that doesn't exist", [{ path: "/", day: "2026-11-31" }]],
    ["a day more than 90 days ago", [{ path: "/", day: "2026-08-30" }]],
    ["no day", [{ path: "/" }]],
  ])("is dropped if it makes no sense: %s", (_, sent) => {
    expect(check(sent)).toEqual([]);
  });

  it("loses only the parts that make no sense", () => {
    const visit = {
      path: "/",
      day,
      from: "https://user:secret@evil.example/",
      source: 7,
      campaign: "\u202e spring\n",
      end: "yes",
    };
    expect(check([visit, "x", { path: "/about", day: "soon" }])).toEqual([
      { path: "/", day, campaign: "spring" },
    ]);
  });

  it("cuts long tags, and keeps a formula as text", () => {
    const [visit] = check([{ path: "/", day, source: "w".repeat(10_000), campaign: "=HYPERLINK(1)" }]);
    expect(visit).toMatchObject({ source: "w".repeat(100), campaign: "=HYPERLINK(1)" });
  });

  it("has at most 30 visits: the first and the newest", () => {
    const visits = Array.from({ length: 300 }, (_, index) => ({ path: `/read-insight/a-${index}`, day }));
    const paths = check(visits).map(({ path }) => path);
    expect(paths).toHaveLength(30);
    expect(paths[0]).toBe("/read-insight/a-0");
    expect(paths.slice(1)).toEqual(visits.slice(-29).map(({ path }) => path));
  });

  it("is never stored with more than 4 KB, titles included", async () => {
    const visits = Array.from({ length: 30 }, (_, index) => ({
      path: `/a/${index}`,
      day,
      source: "ö".repeat(60),
    }));
    const stored = await nameArticles(checkJourney(JSON.stringify(visits), nowMs), async () =>
      "T".repeat(100),
    );
    expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(4096);
    const kept: Visit[] = JSON.parse(stored);
    expect([kept.at(0)?.path, kept.at(-1)?.path]).toEqual(["/a/0", "/a/29"]);
    expect(kept.at(0)?.title).toBe("T".repeat(100));
  });

  it("gets a title only where there is an article", async () => {
    const sent = JSON.stringify([
      { path: "/read-insight/one", day, title: "Buy now" },
      { path: "/about", day },
    ]);
    const stored = await nameArticles(checkJourney(sent, nowMs), (path) =>
      path.endsWith("one") ? "One" : undefined,
    );
    expect(JSON.parse(stored)).toEqual([
      { path: "/read-insight/one", day, title: "One" },
      { path: "/about", day },
    ]);
  });

  it("never throws and never exceeds 4 KB, whatever is sent", () => {
    const random = createRandom(7);
    const parts = [
      "/",
      "//x",
      day,
      "2099-01-01",
      "<b>",
      "\u0000",
      "'",
      "=1+1",
      "\ud800",
      "a.b",
      "x".repeat(5000),
      1,
      null,
      true,
      [],
      {},
    ];
    const pick = () => parts[Math.floor(random() * parts.length)];
    const names = ["path", "day", "end", "from", "source", "medium", "campaign", "title", "__proto__"];
    for (let round = 0; round < 1000; round += 1) {
      const visits = Array.from({ length: Math.floor(random() * 40) }, () =>
        Object.fromEntries(names.filter(() => random() < 0.8).map((name) => [name, pick()])),
      );
      const stored = checkJourney(JSON.stringify(random() < 0.1 ? pick() : visits), nowMs);
      expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(4096);
      for (const visit of stored ? JSON.parse(stored) : []) expect(visit).toMatchObject({ path: "/", day });
    }
  });
});
