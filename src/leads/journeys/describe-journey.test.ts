import { expect, it } from "vitest";
import { describeJourney } from "./describe-journey.ts";
import type { Visit } from "./journey.ts";

const describe = (...visits: Visit[]) => describeJourney(JSON.stringify(visits));
const article = { path: "/read-insight/a", day: "2026-11-12", title: "Build, buy or partner" };

it("says where a lead came from, when, and what it read", () => {
  expect(
    describe(
      { ...article, from: "linkedin.com", source: "linkedin", campaign: "spring", end: true },
      { path: "/read-insight/b", day: "2026-11-14", title: "Five deal stages" },
    ),
  ).toBe(
    "Came from linkedin.com (campaign spring) on November 12, 2026. Read: Build, buy or partner (to the end), Five deal stages.",
  );
});

it("names the last link too, and each article once, to the end if it ever was", () => {
  expect(
    describe({ path: "/", day: "2026-11-02" }, article, {
      ...article,
      day: "2026-11-20",
      source: "newsletter",
      end: true,
    }),
  ).toBe(
    "Came on November 2, 2026, and again (source newsletter) on November 20, 2026. Read: Build, buy or partner (to the end).",
  );
});

it("says nothing about a lead without a journey", () => {
  expect(describeJourney("")).toBe("");
});
