import { describe, expect, it, test } from "vitest";
import { createRandom } from "#tests/support/platform/random.ts";
import { authorInputs, compute, createQuoter, writeVerdict } from "./compute.ts";
import { evaluate } from "./evaluate.ts";
import { formatInput, formatValue, parseNumber, roundInput, writeInput } from "./format.ts";
import type { Model } from "./model.ts";
import { readInputs, toInputs, writeChanges, writeQuery } from "./read-inputs.ts";

const team: Model = {
  name: "team",
  inputs: [
    { id: "reps", label: "Reps", unit: "people", value: 2, min: 0, max: 10, step: 1 },
    { id: "salary", label: "A rep a year", unit: "$", value: 90_000, min: 0, max: 250_000, step: 5000 },
    { id: "share", label: "Meetings that count", unit: "%", value: 50, min: 0, max: 100, step: 1 },
    {
      id: "left",
      label: "Reps who leave",
      unit: "people",
      value: 1,
      min: 0,
      max: 10,
      step: 1,
      atMost: "reps",
    },
  ],
  results: [
    {
      id: "meetings",
      label: "Meetings",
      formula: ["*", ["*", "reps", 100], "share"],
      format: "0",
      otherwise: "",
    },
    {
      id: "price",
      label: "One meeting",
      formula: ["/", ["*", "reps", "salary"], "meetings"],
      format: "$0",
      otherwise: "no meetings, no price",
    },
    {
      id: "advice",
      formula: ["?", ["<", "price", 2000], ["text", "hire"], ["text", "rent"]],
      format: "",
      otherwise: "?",
    },
    { id: "rent", formula: 3000, format: "$0", otherwise: "" },
  ],
  flip: {
    input: "share",
    between: ["price", "rent"],
    format: "0%",
  },
  verdict: { sentence: "Hire while {{flip}} count; one costs {{price}}.", otherwise: "No break-even." },
};

describe("evaluating a formula", () => {
  it.each([
    [["+", 1, ["*", 2, 3]], 7],
    [["-", "x"], -4],
    [["pow", "x", 2], 16],
    [["max", "x", 9], 9],
    [["floor", ["/", 69157, 0.55]], 125_740],
    [["ceil", ["*", 1.1, 30]], 33],
    [["round", -2.5], -3],
    [["?", [">=", "x", 4], 1, 2], 1],
    [["?", ["==", "x", 5], ["text", "five"], ["text", "other"]], "other"],
  ])("computes %j", (formula, result) => {
    expect(evaluate(formula, { x: 4 })).toBe(result);
  });

  it.each([
    ["a division by zero", ["/", 1, 0]],
    ["a square root of a negative number", ["sqrt", -1]],
    ["an overflow", ["*", 1e308, 10]],
    ["anything computed from such a value", ["max", 5, ["/", 1, 0]]],
    ["a choice whose condition is undefined", ["?", ["<", ["/", 1, 0], 1], 1, 2]],
    ["an unknown name", "y"],
  ])("returns NaN for %s", (_what, formula) => {
    expect(evaluate(formula, { x: 4 })).toBeNaN();
  });
});

describe("formatting", () => {
  it.each([
    [1185.4, "$0", "$1,185"],
    [-54_000, "$0", "−$54,000"],
    [0.4, "0%", "40%"],
    [0.0553, "0.0%", "5.5%"],
    [2.1, "0.00 months", "2.10 months"],
    [-0.2, "0", "0"],
    [1, "0 bad days", "1 bad days"],
    [1, "0 bad days | 1 bad day", "1 bad day"],
    [1.2, "0.0 days", "1.2 days"],
    [1, "0.0 days", "1.0 days"],
    [0.96, "0.0 days | 1 day", "1 day"],
    [1.2, "0.0 days | 1 day", "1.2 days"],
    [1, "0 hours a week | 1 hour a week", "1 hour a week"],
    [-1, "0 hours a week | 1 hour a week", "−1 hour a week"],
    [2, "0 hours a week | 1 hour a week", "2 hours a week"],
    [1, "about 0 people|about 1 person", "about 1 person"],
    [1, "0x", "1x"],
    [0.4, "+0%", "+40%"],
    [-0.4, "+0%", "−40%"],
    [1, "0 per 1,000", "1 per 1,000"],
    [11, "0 days", "11 days"],
    ["hire", "", "hire"],
    [Number.NaN, "$0", "none yet"],
  ])("writes %s as %s: %s", (value, format, text) => {
    expect(formatValue(value, format, "none yet")).toBe(text);
  });

  it.each([
    ["$", 20_000, "$20,000"],
    ["%", 12.5, "12.5%"],
    ["months", 2, "2"],
  ])("writes an input in %s without a noun", (unit, value, text) => {
    expect(formatInput({ unit }, value)).toBe(text);
  });
});

describe("reading a number", () => {
  it.each([
    ["1,185", "$", 1185],
    ["$1,185", "$", 1185],
    [" 40 % ", "%", 40],
    ["-3.5", "months", -3.5],
    ["−3", "months", -3],
    [".5", "months", 0.5],
    ["1 000", "$", 1000],
  ])("reads %s in %s", (text, unit, value) => {
    expect(parseNumber(text, unit)).toBe(value);
  });

  it.each([
    "",
    "abc",
    "1.185,50",
    "1,5",
    "0,125",
    "12,34",
    "1e308",
    "Infinity",
    "0x10",
    "$1,185",
    "40%",
    "--1",
    "1-2",
    ".",
  ])("doesn't read %s as a number of months", (text) => {
    expect(parseNumber(text, "months")).toBeUndefined();
  });
});

it("doesn't read another locale's thousands as cents", () => {
  expect(parseNumber("$96.000", "$")).toBeUndefined();
  expect(parseNumber("96.50", "$")).toBe(96.5);
});

it("reads every number back that it writes into a field or an address", () => {
  const random = createRandom(7);
  const units = ["$", "%", "months", "$/hour"];
  const special = [0.333, 1.185, -1.185, 999.999, 1000.125, 0.125, 1e-6, -1e-6, 1e21, 2 ** 53, 0, 33.333333];
  const drawn = Array.from({ length: 4000 }, () => (random() - 0.5) * 10 ** Math.floor(random() * 16 - 4));
  const decimals = drawn.map((value, index) => Number(value.toFixed(index % 7)));
  const wrong = [...special, ...decimals].flatMap((value) =>
    units.flatMap((unit) => {
      const texts = [formatInput({ unit }, value), writeInput({ unit }, value)];
      return texts.filter((text) => parseNumber(text, unit) !== (value === 0 ? 0 : value) || /e/.test(text));
    }),
  );
  expect(wrong).toEqual([]);
});

it("gives the same results after a reload as while typing, with caps, steps and limits", () => {
  const random = createRandom(3);
  const wrong: string[] = [];
  for (let round = 0; round < 2000; round++) {
    const unit = ["$", "%", "hours"][round % 3] ?? "";
    const draw = () => roundInput(random() * 10 ** Math.floor(random() * 5));
    const [step, min, width] = [draw() + 1e-6, random() < 0.5 ? 0 : draw(), draw() + 1];
    const max = roundInput(min + width);
    const input = { label: "", unit, min, max, step };
    const model: Model = {
      name: "m",
      inputs: [
        { ...input, id: "whole", value: max },
        { ...input, id: "part", value: min, atMost: ["/", "whole", [2, 3, 7][round % 3] ?? 1] },
      ],
      results: [],
    };
    const whole = formatInput(input, roundInput(Math.min(max, min + step * Math.floor(random() * 9))));
    const typed: Record<string, string> = { whole, part: formatInput(input, max) };
    const read = readInputs(model, (id) => typed[id]);
    const query = new URLSearchParams(writeQuery(read));
    const again = readInputs(model, (id) => query.get(id));
    if (JSON.stringify(toInputs(again)) !== JSON.stringify(toInputs(read))) wrong.push(String(query));
  }
  expect(wrong).toEqual([]);
});

describe("reading inputs", () => {
  const read = (typed: Record<string, string>) => readInputs(team, (id) => typed[id]);
  const field = (typed: Record<string, string>, id: string) =>
    read(typed).find(({ input }) => input.id === id);

  it("uses the author's value if nothing was entered", () => {
    expect(toInputs(read({ reps: " " }))).toEqual(authorInputs(team));
  });

  it("says so if the author's value replaces an empty one", () => {
    expect(field({ reps: " " }, "reps")).toMatchObject({
      text: " ",
      value: 2,
      problem: "Empty, so 2 is used.",
    });
    expect(field({}, "reps")).toEqual({ input: team.inputs[0], text: "2", value: 2 });
  });

  it("falls back to the author's value and says so if the reader's can't be read", () => {
    expect(field({ salary: "90.000,00" }, "salary")).toMatchObject({
      text: "90.000,00",
      value: 90_000,
      problem: "Not a number such as $90,000, so $90,000 is used.",
    });
  });

  it("falls back to the author's value and says so if the reader's is out of range", () => {
    expect(field({ reps: "-1" }, "reps")?.problem).toBe("From 0 to 10, so 2 is used.");
    expect(field({ reps: "99999999999999999999" }, "reps")?.value).toBe(2);
  });

  it("limits an input to its `atMost` and says so", () => {
    expect(field({ left: "5", reps: "3" }, "left")).toMatchObject({
      value: 3,
      problem: "At most 3 with the other values, so that is used.",
    });
    expect(field({ reps: "0" }, "left")?.value).toBe(0);
  });

  it("allows a percentage up to its limit, despite binary fractions", () => {
    const limited: Model = {
      ...team,
      inputs: team.inputs.map((input) =>
        input.id === "left" ? { ...input, unit: "%", max: 100, atMost: "share" } : input,
      ),
    };
    const [, , , left] = readInputs(limited, (id) => ({ share: "29", left: "29" })[id]);
    expect(left).toEqual({ input: limited.inputs[3], text: "29", value: 29 });
  });

  it("lists the values that differ from the author's", () => {
    expect(writeChanges(read({ reps: "3", salary: "$25,000", share: "50%", left: "x" }))).toBe(
      "Reps 3, A rep a year $25,000",
    );
    expect(writeChanges(read({ reps: "2" }))).toBe("");
  });

  it("writes only the values that differ from the author's into a query, a limited one as it is used", () => {
    expect(writeQuery(read({ reps: "3", salary: "$90,000", share: "abc", left: "5" }))).toBe("reps=3&left=3");
  });
});

describe("a model", () => {
  it("computes its results, and shares as fractions", () => {
    expect(compute(team, authorInputs(team))).toMatchObject({ meetings: 100, price: 1800, advice: "hire" });
  });

  it("finds the break-even", () => {
    expect(compute(team, authorInputs(team)).flip).toBeCloseTo(0.3, 8);
    expect(writeVerdict(team, compute(team, authorInputs(team)))).toBe(
      "Hire while 30% count; one costs $1,800.",
    );
  });

  it("finds a break-even right after a start of the range that can't be computed", () => {
    expect(compute(team, { ...authorInputs(team), salary: 5000 }).flip).toBeCloseTo(5 / 300, 8);
  });

  it("doesn't take results that are equal everywhere for a break-even", () => {
    const both = team.flip && { ...team.flip, between: ["rent", "rent"] as [string, string] };
    const model: Model = { ...team, ...(both && { flip: both }) };
    expect(compute(model, authorInputs(model)).flip).toBeNaN();
  });

  it("says so if there is no break-even", () => {
    const values = compute(team, { ...authorInputs(team), salary: 0 });
    expect(writeVerdict(team, values)).toBe("No break-even.");
  });

  it("fills in the sentence that replaces the break-even", () => {
    const verdict = { sentence: "Hire.", otherwise: "Never: one costs {{price}}." };
    const values = compute(team, { ...authorInputs(team), salary: 0 });
    expect(writeVerdict({ ...team, verdict }, values)).toBe("Never: one costs $0.");
    expect(createQuoter(team, { ...authorInputs(team), salary: 0 })({ id: "flip" })?.text).toBe("none");
  });

  it("writes a verdict that needs no break-even", () => {
    const { flip: _, ...model } = { ...team, verdict: { sentence: "One costs {{price}}.", otherwise: "" } };
    expect(writeVerdict(model, compute(model, authorInputs(model)))).toBe("One costs $1,800.");
  });

  it("writes a sentence instead of a result whose divisor is zero", () => {
    expect(createQuoter(team, { ...authorInputs(team), share: 0 })({ id: "price" })).toEqual({
      text: "no meetings, no price",
      value: undefined,
    });
  });

  it("shows a result with other inputs than the reader's", () => {
    const quote = createQuoter(team, authorInputs(team));
    expect(quote({ id: "price", at: "share=25" })).toEqual({ text: "$3,600", value: 3600 });
    expect(quote({ id: "share" })).toEqual({ text: "50%", value: 50 });
    expect(quote({ id: "unknown" })).toBeUndefined();
  });
});

test("never shows NaN or infinity, whatever the combination of extreme inputs", () => {
  const extremes = ["0", "0.000001", "10", "250,000", "100", "-1", "1e308", ""];
  for (const reps of extremes) {
    for (const salary of extremes) {
      for (const share of extremes) {
        const typed: Record<string, string> = { reps, salary, share };
        const inputs = toInputs(readInputs(team, (id) => typed[id]));
        const texts = [...team.results.map(({ id }) => id), "flip"].map(
          (id) => createQuoter(team, inputs)({ id })?.text,
        );
        expect(texts.join(" ")).not.toMatch(/NaN|∞|Infinity|undefined/);
      }
    }
  }
});
