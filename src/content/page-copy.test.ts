import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type PageCopy, type PageCopyName, pageCopySchemas } from "./page-copy.ts";
import { pillars } from "./pillars.ts";

const folder = new URL("../../content/page-copy/", import.meta.url);

function readPageCopy<Name extends PageCopyName>(name: Name): PageCopy[Name];
function readPageCopy(name: PageCopyName): PageCopy[PageCopyName] {
  return v.parse(pageCopySchemas[name], parse(readFileSync(new URL(`${name}.yaml`, folder), "utf8")));
}

describe("the pageCopy of the fixed screens", () => {
  test("each file has a schema, and each schema a file", () => {
    const files = readdirSync(folder).map((file) => file.replace(/\.yaml$/, ""));
    expect(files.sort()).toEqual(Object.keys(pageCopySchemas).sort());
  });

  test("the execution model has the four specified steps in order (spec 1)", () => {
    expect(readPageCopy("approach").steps.map((step) => step.title)).toEqual([...pillars]);
    expect(readPageCopy("process").legend.map((badge) => badge.pillar)).toEqual([...pillars]);
  });

  test("the process schedule is the specified one (spec 3)", () => {
    const { totalWeeks, steps } = readPageCopy("process");
    expect(totalWeeks).toBe(6);
    expect(
      steps.map((step) => [step.id, step.title, step.pillar, step.startWeek, step.durationWeeks]),
    ).toEqual([
      ["01", "Audit & Diagnose", "Context-Led Discovery", 1, 1],
      ["02", "Strategy Blueprint", "Strategy in Motion", 2, 1],
      ["03", "Distribution Planning", "Strategy in Motion", 3, 1],
      ["04", "Build & Connect", "Intelligent Execution", 4, 1.5],
      ["05", "Soft Launch & Retrofit", "Intelligent Execution", 5.5, 0.5],
      ["06", "Launch & Enablement", "Outcome-Driven Optimization", 6, 1],
    ]);
  });

  test("the suggestion chips say the specified sentences (spec 2.4)", () => {
    expect(readPageCopy("contact").chips).toEqual([
      "Can you audit our funnel?",
      "Help us scale our outbound strategy",
      "Review our messaging and positioning",
      "Build an AI-powered GTM system",
    ]);
  });

  test("the band of figures is the specified one (spec 2.5)", () => {
    expect(readPageCopy("about").stats.map((stat) => `${stat.value} ${stat.label}`)).toEqual([
      "100+ SaaS GTM campaigns automated",
      "3x faster pipeline velocity",
      "35% CAC payback improvement",
    ]);
  });

  test("the home page has as many results, areas, services, voices and tools as specified (spec 1)", () => {
    expect(readPageCopy("results").cards).toHaveLength(3);
    expect(readPageCopy("impact-areas").areas).toHaveLength(6);
    expect(readPageCopy("services").cards).toHaveLength(5);
    expect(readPageCopy("testimonials").cards).toHaveLength(6);
    expect(readPageCopy("tools").tools).toHaveLength(13);
  });

  test("clients, quotes and client figures are marked as samples", () => {
    for (const name of ["results", "testimonials", "about"] as const)
      expect(readPageCopy(name).sample).toBe(true);
  });

  test("a process step outside the half-week grid is refused", () => {
    const step = { ...readPageCopy("process").steps[0], startWeek: 1.25 };
    expect(v.is(pageCopySchemas.process, { ...readPageCopy("process"), steps: [step] })).toBe(false);
  });
});
