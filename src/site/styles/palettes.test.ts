import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { categories } from "#content/entries/categories.ts";
import { type Palette, readPalette } from "#platform/files/read-palette.ts";
import { contrast } from "#tests/support/platform/contrast.ts";

const tokens = readFileSync(new URL("../../config/tokens.css", import.meta.url), "utf8");
const [byDay = "", atNight = ""] = tokens.split("@media screen and (prefers-color-scheme: dark)");
const day = readPalette(byDay, "@theme static");
const inDarkSheet = ":is(.dark-sheet, .dark-sheet *)";

/** Reads each category's color from its rule, or from the rule for all of them. */
function readCategories(css: string, all: string, prefix = ""): string[] {
  return categories.flatMap(({ id }) => {
    const own = id === "gtm-strategy" ? all : `${prefix}[data-category="${id}"]`;
    return readPalette(css, own).category ?? [];
  });
}

const palettes: ReadonlyArray<{ name: string; colors: Palette; ofCategories: string[] }> = [
  { name: "by day", colors: day, ofCategories: readCategories(byDay, "[data-category]") },
  {
    name: "in dark sections",
    colors: { ...day, ...readPalette(byDay, ".dark-sheet") },
    ofCategories: readCategories(byDay, ".dark-sheet [data-category]", inDarkSheet),
  },
  {
    name: "at night",
    colors: { ...day, ...readPalette(atNight, ":root") },
    ofCategories: readCategories(atNight, "[data-category]"),
  },
];

const grounds = ["paper", "raised", "sunken"];
const onAllGrounds = (role: string) => grounds.map((ground): [string, string] => [role, ground]);

const textPairs = [
  ...["ink", "ink-soft", "brand", "brand-strong", "marker-ink", "success", "warn", "danger"].flatMap(
    onAllGrounds,
  ),
  ["on-brand", "brand"],
  ["on-brand", "brand-strong"],
  ["on-marker", "marker-ink"],
  ["on-marker", "marker-strong"],
  ["success", "success-soft"],
  ["warn", "warn-soft"],
  ["danger", "danger-soft"],
  ["brand", "info-soft"],
  ...["success-soft", "warn-soft", "danger-soft", "info-soft"].flatMap((ground) => [
    ["ink", ground],
    ["ink-soft", ground],
  ]),
];
const graphicPairs = ["outline", "marker"].flatMap(onAllGrounds);

describe.each(palettes)("colors $name", ({ colors, ofCategories }) => {
  const ratio = (one = "", other = "") => contrast(colors[one] ?? "", colors[other] ?? "");

  it.each(textPairs)("%s is readable on %s", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)("%s is visible on %s", (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(3);
  });

  it("every category's color is readable as text", () => {
    expect(ofCategories).toHaveLength(categories.length);
    for (const color of ofCategories)
      for (const ground of grounds)
        expect(contrast(color, colors[ground] ?? ""), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
});

it("replaces every color at night", () => {
  const kept = ["transparent", "current"];
  const isSet = Object.keys(readPalette(atNight, ":root"));
  expect(Object.keys(day).filter((role) => !isSet.includes(role))).toEqual(kept);
});
