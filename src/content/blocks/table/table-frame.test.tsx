import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ColumnLook, TableFit } from "./column-look.ts";
import { TableFrame } from "./table-frame.tsx";

const cell = (text: string) => [{ type: "text" as const, text }];

/** A table of one row; the first column is `words`. */
function render(rooms: ReadonlyArray<ColumnLook["room"]>, fit: TableFit = "column", className?: string) {
  const columns = [{ room: "words" as const }, ...rooms.map((room) => ({ room }))].map((look, position) => ({
    ...look,
    align: "right" as const,
    label: cell(`Column ${position}`),
    isTitle: position === 0,
    ...(className && { className }),
  }));
  const row = columns.map((_, position) => cell(`Value ${position}`));
  return renderToStaticMarkup(<TableFrame name="Costs" columns={columns} rows={[row]} fit={fit} />);
}
const repeat = (count: number, room: ColumnLook["room"]) => Array.from({ length: count }, () => room);

describe("a table on a phone", () => {
  it.each([
    ["two to five short values", repeat(5, "short"), "repeat(5,auto)"],
    [
      "up to three short values and a longer one",
      [...repeat(3, "short"), "words"] as const,
      "repeat(4,auto)",
    ],
    ["only one value", ["sentences"] as const, "auto"],
  ])("stacks a wide table with %s in a row", (_, rooms, columns) => {
    const html = render(rooms);
    expect(html).toContain(`class="data-table stacked grid-cols-[${columns}]"`);
    expect(html).toContain("<thead role=");
    expect(html).not.toContain("data-label");
  });

  it.each([
    ["six values", repeat(6, "short")],
    ["two longer values", ["short", "words", "words"] as const],
    ["a sentence", ["short", "sentences"] as const],
  ])("shows a wide table with %s in a row as a list of records", (_, rooms) => {
    const html = render(rooms);
    expect(html).toContain('class="data-table records"');
    expect(html).toContain('data-label="Column 1"');
  });
});

it("shows a wide table with a colored column as a list of records", () => {
  expect(render(["short", "short"], "column", "after-cell")).toContain('class="data-table records"');
});

it("keeps a table that fits on a phone", () => {
  expect(render(["short"], "phone")).toContain('class="data-table"');
});

it("never aligns row headers right", () => {
  const html = render(["short"]);
  expect(html).toMatch(/<th class="min-w-28" scope="row"/);
  expect(html).toMatch(/<td class="cell-end whitespace-nowrap"/);
});
