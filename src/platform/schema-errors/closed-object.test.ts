import * as v from "valibot";
import { expect, test } from "vitest";
import { closedObject } from "./closed-object.ts";
import { explainIssue, yamlNotation } from "./explain-issue.ts";

const schema = closedObject({ title: v.string(), text: v.optional(v.string()) });

test("reports all unknown keys together, each with the key that the writer probably meant", () => {
  const { issues = [] } = v.safeParse(schema, { title: "A", titel: "B", txt: "C", more: 1 });
  expect(issues.map((issue) => explainIssue(issue, schema, yamlNotation))).toEqual([
    { problem: "unknown key `titel`", fix: "did you mean `title`?" },
    { problem: "unknown key `txt`", fix: "did you mean `text`?" },
    { problem: "unknown key `more`", fix: "remove it; known here: title, text" },
  ]);
});

test("accepts known keys, and reports a missing one", () => {
  expect(v.parse(schema, { title: "A" })).toEqual({ title: "A" });
  const { issues = [] } = v.safeParse(schema, {});
  expect(issues.map((issue) => explainIssue(issue, schema, yamlNotation).problem)).toEqual([
    "`title` is missing",
  ]);
});

test("knows the keys of the objects in a record or a list", () => {
  const nested = v.object({ inputs: v.record(v.string(), v.array(schema)) });
  const { issues = [] } = v.safeParse(nested, { inputs: { cost: [{ title: "A", titel: "B" }] } });
  expect(issues.map((issue) => explainIssue(issue, nested, yamlNotation).fix)).toEqual([
    "did you mean `title`?",
  ]);
});
