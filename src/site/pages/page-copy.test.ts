import * as v from "valibot";
import { expect, test } from "vitest";
import { pillars } from "#content/entries/pillars.ts";
import { type PageCopyName, pageCopySchemas } from "./page-copy.ts";

const area = (id: string) => ({ id, title: "A", body: "B", extendedContent: "C", icon: "funnel" });
const approachStep = (title: string, position: number) => ({
  id: `step-${position}`,
  title,
  summary: "A",
  points: ["B"],
  outcome: "C",
});
const processStep = {
  id: "01",
  title: "A",
  pillar: pillars[0],
  description: "B",
  outcome: "C",
  startWeek: 1,
  durationWeeks: 1.5,
};
const process = {
  title: "A",
  description: "B",
  hero: { title: "C", lead: "D" },
  intro: "E",
  heading: "F",
  legend: [{ pillar: pillars[0], text: "G" }],
  totalWeeks: 6,
  steps: [processStep],
  closing: { title: "H", text: "I" },
};
const heads = { heading: "A", lead: "B" };

test.each<[why: string, name: PageCopyName, value: unknown]>([
  ["seven impact areas", "impact-areas", { ...heads, areas: [..."abcdefg"].map(area) }],
  ["one testimonial", "testimonials", { ...heads, cards: [{ name: "A", title: "B", message: "C" }] }],
  ["two tools", "tools", { ...heads, tools: ["hubspot", "zapier"].map((icon) => ({ name: icon, icon })) }],
  ["the four steps of the approach", "approach", { ...heads, steps: pillars.map(approachStep) }],
  ["half weeks", "process", process],
])("accepts page copy with %s", (_, name, value) => {
  expect(v.safeParse(pageCopySchemas[name], value).issues).toBeUndefined();
});

test.each<[why: string, name: PageCopyName, value: unknown, message: string]>([
  ["no area", "impact-areas", { ...heads, areas: [] }, "must have at least one area"],
  [
    "two areas with the same id",
    "impact-areas",
    { ...heads, areas: [area("a"), area("a")] },
    "must give every area a unique `id`",
  ],
  [
    "three steps of the approach (spec 1)",
    "approach",
    { ...heads, steps: pillars.slice(1).map(approachStep) },
    "must have exactly 4 steps",
  ],
  [
    "a step that starts in the middle of a half week",
    "process",
    { ...process, steps: [{ ...processStep, startWeek: 1.25 }] },
    "must be a number of whole or half weeks",
  ],
])("rejects page copy with %s", (_, name, value, message) => {
  const { issues = [] } = v.safeParse(pageCopySchemas[name], value);
  expect(issues.map((issue) => issue.message)).toContain(message);
});
