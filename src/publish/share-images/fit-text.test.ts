import { describe, expect, it } from "vitest";
import { fitLine, fitTitle } from "./fit-text.ts";

const box = { width: 528, height: 324 };

describe("the size of a title", () => {
  it("sets shorter titles in a larger size", () => {
    const sizes = ["Insights", "One idea a week: a multi-channel rhythm", "word ".repeat(24)].map(
      (title) => fitTitle(title, box).size,
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });

  it("keeps the longest word on one line", () => {
    expect(fitTitle("Internationalization", box).size).toBeLessThan(fitTitle("Insight", box).size);
  });

  it("limits a long title to the lines that fit", () => {
    const { size, maxLines } = fitTitle("word ".repeat(400), box);
    expect(maxLines * size).toBeLessThan(box.height);
    expect(size).toBeGreaterThan(30);
  });
});

describe("the size of a line", () => {
  it("shrinks a line to fit its width, but not below 18 px", () => {
    expect(fitLine("GTM Strategy", 300)).toBe(28);
    expect(fitLine("x".repeat(40), 460)).toBeLessThan(28);
    expect(fitLine("x".repeat(400), 460)).toBe(18);
  });
});
