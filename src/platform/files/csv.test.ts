import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+918000000000", "'+918000000000"],
  ["-5-2", "'-5-2"],
  ["-5%;=1+1", "\"'-5%;'=1+1\""],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "\"'\t'=1\""],
  ["\r=1", "\"'\r'=1\""],
  ["\uff1d1", "'\uff1d1"],
])("turns the formula %j into text", (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test.each([
  ["+387%", "+387%"],
  ["-5", "-5"],
  ["−0.02", "-0.02"],
  ["−12%", "-12%"],
  ["−$1,185", '"-$1,185"'],
  ["− and +", "− and +"],
])("writes the number %j as one that spreadsheets read", (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test("quotes cells with commas, quotes and line breaks, and keeps every other character", () => {
  expect(csvLine(["1,020", 'a "b"', "one\ntwo", "naïve – 東京 €", ""])).toBe(
    '"1,020","a ""b""","one\ntwo",naïve – 東京 €,\r\n',
  );
});
