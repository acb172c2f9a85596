import { describe, expect, it } from "vitest";
import { readPalette } from "./read-palette.ts";

const sheet = `@theme {
  --color-*: initial;
  --color-paper: #f8f6f1;
  --color-grid: #1b3fab0f;
  --text-xs: 1rem;
}
.dark-sheet {
  --color-paper: #0b1f4b;
}
@layer components {
  [data-category="precision-outreach"] {
    --color-category: #b93c14;
  }
  .dark-sheet [data-category="precision-outreach"],
  .dark-sheet[data-category="precision-outreach"] {
    --color-category: #ff9d7d;
  }
}`;

describe("readPalette", () => {
  it("returns only the color roles set in the given rule", () => {
    expect(readPalette(sheet, "@theme")).toEqual({ paper: "#f8f6f1", grid: "#1b3fab0f" });
    expect(readPalette(sheet, ".dark-sheet")).toEqual({ paper: "#0b1f4b" });
  });

  it("ignores rules whose selector only ends with the given one", () => {
    expect(readPalette(sheet, '[data-category="precision-outreach"]')).toEqual({ category: "#b93c14" });
  });

  it("throws if there is no such rule", () => {
    expect(() => readPalette(sheet, ".gone")).toThrow("The stylesheet doesn't set colors in .gone.");
  });
});
