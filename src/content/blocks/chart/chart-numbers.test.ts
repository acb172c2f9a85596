import { expect, it } from "vitest";
import { markNumbers, readCell } from "./chart-numbers.ts";

const read = (text: string) => readCell(markNumbers([{ type: "text", text }]));

it.each([
  ["12", { value: 12 }],
  ["$1,185", { value: 1185 }],
  ["-$54,000", { value: -54_000 }],
  ["−54", { value: -54 }],
  ["$-3.5", { value: -3.5 }],
  ["40%", { value: 40 }],
  ["0.6 %", { value: 0.6 }],
  [".5", { value: 0.5 }],
  ["1,000,000,000M", { value: 1e15 }],
  ["25x", { value: 25 }],
  ["$90k", { value: 90_000 }],
  ["1.2M", { value: 1_200_000 }],
  ["5-48%", { value: 5, high: 48 }],
  ["5–48%", { value: 5, high: 48 }],
  ["5% to 48%", { value: 5, high: 48 }],
  ["$2,400–2,800", { value: 2400, high: 2800 }],
  ["≈5", { value: 5 }],
  ["12 %", { value: 12 }],
  ["10–5", { value: 5, high: 10 }],
  ["0.125", { value: 0.125 }],
  ["$0.50", { value: 0.5 }],
  ["1,234,567.5", { value: 1_234_567.5 }],
])("reads %s", (text, numbers) => {
  const { text: _, ...cell } = read(text);
  expect(cell).toEqual(numbers);
});

it.each([
  "",
  "–",
  "none",
  "Wk 3",
  "$",
  "%",
  "NaN",
  "Infinity",
  "1.2.3",
  "12abc",
  "no meetings: carry 5 over",
  "3 of 40",
  "1.2 million",
  "2.1 months",
  "1,2",
  "1,20,000",
  "0,125",
  "1.185,50",
  "$1.185",
  "−$1.185",
  "1 200",
  "1\u00a0200",
  "1'200",
  "(5)",
  "5/8",
  "½",
  "1½",
  "12*",
  "12†",
  "12¹",
  "12 [1]",
  "12 (of 40)",
  "5+",
  "5 ± 1",
  "2 h 30",
  "1:3",
  "10:30",
  "2025-11-24",
  "1.2B",
  "5m",
  "n/a",
  "TBD",
  "$ 5",
  "5 $",
  "12%%",
  "--5",
  "٣",
])("doesn't read a number in '%s'", (text) => {
  expect(read(text)).not.toHaveProperty("value");
});

it("takes the numbers of results as they are, not from their texts", () => {
  const result = (text: string, value?: number) => ({ type: "number" as const, id: "a", text, value });
  const to = { type: "text" as const, text: "–" };
  expect(readCell([result("$1,185", 1184.7)])).toEqual({ text: "$1,185", value: 1184.7 });
  expect(readCell([result("9", 9.2), to, result("3", 3)])).toEqual({ text: "9–3", value: 3, high: 9.2 });
  expect(readCell([result("12 meetings")])).toEqual({ text: "12 meetings" });
  expect(readCell([result("3", 3), { type: "text", text: " million" }])).not.toHaveProperty("value");
});
