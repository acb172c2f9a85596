import { expect, it } from "vitest";
import type { Block } from "./block.ts";
import { renderPlainText } from "./plain-text.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];
const paragraph = (words: string): Block => ({ type: "paragraph", children: text(words) });
const render = (...blocks: Block[]) => renderPlainText(blocks, "https://www.example.com");

it("writes headings, paragraphs and lists in order", () => {
  expect(
    render(
      { type: "heading", level: 2, id: "a", children: text("The Point") },
      paragraph("One."),
      {
        type: "list",
        ordered: false,
        points: [[paragraph("first")], [paragraph("second"), paragraph("more")]],
      },
      { type: "list", ordered: true, start: 5, points: [[paragraph("once")]] },
    ),
  ).toBe("The Point\n=========\n\nOne.\n\n- first\n- second\n\n  more\n\n5. once");
});

it("writes the URL after a link, unless it links to the same page", () => {
  const link = (href: string, words: string): Block => ({
    type: "paragraph",
    children: [{ type: "link", href, children: text(words) }],
  });
  expect(
    render(link("/contact", "Write to us"), link("#plan", "the plan"), link("https://a.example", "A")),
  ).toBe("Write to us (https://www.example.com/contact)\n\nthe plan\n\nA (https://a.example)");
});

it("writes a table as one record per row, with column names", () => {
  const look = { align: "left", room: "short" } as const;
  const table: Block = {
    type: "table",
    fit: "column",
    caption: text("What it costs"),
    columns: [
      { ...look, label: text("Plan") },
      { ...look, label: text("Price") },
    ],
    rows: [
      [text("Small"), text("$10")],
      [text("Large"), text("$20")],
    ],
  };
  expect(render(table)).toBe("What it costs\n\n- Plan: Small\n  Price: $10\n- Plan: Large\n  Price: $20");
});

it("writes a figure as caption, alt text and URL", () => {
  const figure: Block = {
    type: "figure",
    src: "/figures/a.svg",
    alt: "A week as a rhythm",
    caption: "The week",
    width: 1,
    height: 1,
  };
  expect(render(figure)).toBe(
    "The week\n\n[Picture: A week as a rhythm] https://www.example.com/figures/a.svg",
  );
});

it("writes the text of tiles, quotes and checklists", () => {
  const rendered = render(
    {
      type: "statGrid",
      columns: 3,
      stats: [{ value: "58%", label: "use AI", trend: "up", goal: "higher" }],
    },
    { type: "quote", cite: "VP Sales", children: [paragraph("It works.")] },
    { type: "checklist", title: "Ask", points: [{ label: text("Who buys?"), checked: false }] },
  );
  expect(rendered).toBe(
    "- 58% use AI (higher is better) (rising)\n\n> It works.\n>\n> - VP Sales\n\nAsk\n\n[ ] Who buys?",
  );
});
