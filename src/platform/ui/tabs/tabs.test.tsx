import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { nextTabIndex, Tabs } from "./tabs.tsx";

it("renders every panel and hides all but the first", () => {
  const tabs = ["one", "two", "three"].map((id) => ({ id, label: id, panel: `panel ${id}` }));
  const html = renderToStaticMarkup(<Tabs label="Approach" tabs={tabs} />);
  for (const { panel } of tabs) expect(html).toContain(panel);
  expect(html.match(/ hidden=""/g)).toHaveLength(2);
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
});

it("moves between tabs with the arrow keys, Home and End unless a modifier key is pressed", () => {
  const noModifier = { altKey: false, ctrlKey: false, metaKey: false };
  for (const [key, from, to] of [
    ["ArrowRight", 3, 0],
    ["ArrowLeft", 0, 3],
    ["Home", 2, 0],
    ["End", 1, 3],
    ["Enter", 1, -1],
  ] as const) {
    expect(nextTabIndex({ ...noModifier, key }, from, 4)).toBe(to);
    for (const modifier of ["altKey", "ctrlKey", "metaKey"] as const) {
      expect(nextTabIndex({ ...noModifier, key, [modifier]: true }, from, 4)).toBe(-1);
    }
  }
});
