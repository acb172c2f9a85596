import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Model } from "../../models/model.ts";
import { Calculator } from "./calculator.tsx";

const input = { unit: "calls", value: 10, min: 0, max: 100, step: 1 };
const model: Model = {
  name: "calls",
  inputs: [
    { ...input, id: "a", label: "First", group: "Not shown" },
    { ...input, id: "b", label: "Second" },
    { ...input, id: "c", label: "Third" },
    { ...input, id: "d", label: "Fourth" },
    { ...input, id: "e", label: "Fifth", group: "Later" },
  ],
  results: [
    { id: "sum", label: "All calls", formula: ["+", "a", "d"] },
    { id: "half", label: "Half of them", formula: ["/", "sum", 2] },
  ],
  verdict: { sentence: "You make {{sum}} calls.", otherwise: "" },
};
const render = (typed?: Record<string, string>) =>
  renderToStaticMarkup(<Calculator title="Yours" model={model} talk={null} {...(typed && { typed })} />);

it("puts the verdict first, and folds all inputs but three", () => {
  const marks = /You make|data-result="\w+"|<details[^>]*>|name="\w"|<legend[^>]*>\w+/g;
  expect(
    render()
      .match(marks)
      ?.map((mark) => mark.replace(/ class="[^"]*"/, "")),
  ).toEqual([
    "You make",
    'data-result="sum"',
    'name="a"',
    'name="b"',
    'name="c"',
    "<details>",
    'name="d"',
    "<legend>Later",
    'name="e"',
    'data-result="sum"',
    'data-result="half"',
  ]);
});

it.each([
  ["stay folded with the author's numbers", undefined, false],
  ["stay folded if another number is the reader's", { a: "20" }, false],
  ["are open if one of them is the reader's", { d: "20" }, true],
  ["are open if one of them can't be used", { e: "many" }, true],
])("the other inputs %s", (_, typed, isOpen) => {
  expect(/<details[^>]* open=""/.test(render(typed))).toBe(isOpen);
});

it("prints its fields only if a number is the reader's", () => {
  expect(render()).toContain('print:hidden"><fieldset');
  expect(render({ a: "20" })).not.toContain('print:hidden"><fieldset');
});
