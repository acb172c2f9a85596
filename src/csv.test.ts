import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+387%", "'+387%"],
  ["-5", "'-5"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "\"'\t'=1\""],
  ["\r=1", "\"'\r'=1\""],
  ["\uff1d1", "'\uff1d1"],
])("turns the formula %j into text", (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test("quotes cells with commas, quotes and line breaks, and keeps every other character", () => {
  expect(csvLine(["1,020", 'a "b"', "one\ntwo", "naïve – 東京 €", ""])).toBe(
    '"1,020","a ""b""","one\ntwo",naïve – 東京 €,\r\n',
  );
});
