import { describe, expect, it } from "vitest";
import { writeNumber } from "./write-number.ts";

describe("a number of a chart", () => {
  it.each([
    0,
    7,
    12.5,
    999,
    1000,
    12_345.678,
    1_234_567,
    -4,
    -1250,
    0.1 + 0.2,
    2.0005,
    99_999.9999,
    -0.25,
    1e15,
  ])("is written as readers of English write %d", (value) => {
    expect(writeNumber(value)).toBe(value.toLocaleString("en-US"));
  });
});
