import { expect, test } from "vitest";
import { estimateFit, isFigureColumn, readColumnLook } from "./column-look.ts";

const cells = (...texts: string[]) => texts.map((text) => [{ type: "text" as const, text }]);

/** Takes cells keyed by column heading. */
function fitOf(columns: Record<string, string[]>) {
  return estimateFit(
    Object.entries(columns).map(([head, texts]) => ({
      ...readColumnLook(cells(...texts), "left"),
      head,
      cells: cells(...texts),
    })),
  );
}

test("keeps values of up to 14 characters on one line", () => {
  expect(readColumnLook(cells("35", "1,200 accounts"), "right")).toEqual({ align: "right", room: "short" });
  expect(readColumnLook(cells("35", "12,000 accounts"), "left").room).toBe("words");
  expect(readColumnLook(cells("A sentence that says what was counted, and when."), "left").room).toBe(
    "words",
  );
  expect(readColumnLook(cells("A sentence that says what was counted, and where."), "left").room).toBe(
    "sentences",
  );
});

test("treats a column of numbers and empty cells as figures", () => {
  expect(isFigureColumn(cells("1,440", "$1,311", "88%", "+3.5x", "", "−2"))).toBe(true);
  expect(isFigureColumn(cells("31", "Unknown"))).toBe(false);
  expect(isFigureColumn(cells("5 a week"))).toBe(false);
  expect(isFigureColumn(cells("", ""))).toBe(false);
});

test("fits a small table of figures on a phone", () => {
  expect(
    fitOf({
      "": ["Build, motion proven", "Buy"],
      "Year one": ["$1,311", "$2,043"],
      "Year two": ["$1,076", "$1,367"],
      "Both years": ["$1,185", "$1,663"],
    }),
  ).toBe("phone");
});

test("fits three columns of words in the text column, but not on a phone", () => {
  expect(
    fitOf({
      Attack: ["Answer on LinkedIn"],
      "Should happen": ["Halt in 15 minutes"],
      Result: ["Failed, two more emails"],
    }),
  ).toBe("column");
});

test("scrolls a table that is too wide for the text column", () => {
  const sentence = "A sentence that is so long that it wants some room to be read.";
  expect(fitOf({ A: [sentence], B: [sentence], C: [sentence] })).toBe("frame");
});
