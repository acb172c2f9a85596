import type { Block } from "./blocks/block.ts";
import type { Inline } from "./blocks/inline.ts";
import type { Goal, Stat } from "./blocks/stat.ts";

/** A body as plain text, for mails: every word that its page shows, in reading order. Paths get the site's address. */
export function renderPlainText(blocks: readonly Block[], siteUrl: string): string {
  return blocks
    .map((block) => blockText(block, siteUrl))
    .filter(Boolean)
    .join("\n\n");
}

function blockText(block: Block, siteUrl: string): string {
  const inlines = (of: readonly Inline[]) => of.map((inline) => inlineText(inline, siteUrl)).join("");
  const blocks = (of: readonly Block[]) => renderPlainText(of, siteUrl);
  switch (block.type) {
    case "paragraph":
      return inlines(block.children);
    case "heading": {
      const words = inlines(block.children);
      return `${words}\n${(block.level === 2 ? "=" : "-").repeat(words.length)}`;
    }
    case "list":
      return block.points
        .map((point, position) => bulleted(block.ordered ? `${position + 1}. ` : "- ", blocks(point)))
        .join("\n");
    case "code":
      return indented("    ", block.text);
    case "callout":
      return paragraphs(block.title, blocks(block.children));
    case "stat":
      return statText(block);
    case "statGrid":
      return block.stats.map((stat) => `- ${statText(stat)}`).join("\n");
    case "metricGrid":
      return block.metrics.map((metric) => `- ${statText(metric)}`).join("\n");
    case "timeline":
      return block.events
        .map(({ title, date, children }) =>
          bulleted("- ", paragraphs([date, title].filter(Boolean).join(": "), blocks(children))),
        )
        .join("\n");
    case "table": {
      const names = block.columns.map(({ label }) => inlines(label));
      return paragraphs(
        block.caption,
        recordsText(
          names,
          block.rows.map((row) => row.map(inlines)),
        ),
      );
    }
    case "beforeAfter": {
      const rows = block.rows.map(({ metric, before, after, note = [] }) =>
        [metric, before, after, note].map(inlines),
      );
      return paragraphs(block.caption, recordsText(["Metric", "Before", "After", "Note"], rows));
    }
    case "quote":
      return indented("> ", paragraphs(blocks(block.children), block.cite && `- ${block.cite}`));
    case "figure":
      return paragraphs(block.caption, `[Picture: ${block.alt}] ${siteUrl}${block.src}`);
    case "checklist":
      return paragraphs(
        block.title,
        block.points.map(({ label }) => bulleted("[ ] ", inlines(label))).join("\n"),
      );
    case "callToAction":
      return paragraphs(block.title, blocks(block.children), `${block.label}: ${siteUrl}${block.href}`);
    case "kpiChart": {
      const { title, kpiStart, kpiEnd, growthBadge, goal, description, chart } = block;
      const badge = growthBadge ? ` (${growthBadge})` : "";
      return paragraphs(
        `${title}: from ${kpiStart} to ${kpiEnd}${badge}${goalText(goal)}`,
        description,
        chart.points.map(({ x, y }) => `- ${x}: ${y}`).join("\n"),
      );
    }
    case "divider":
      return "* * *";
  }
}

function inlineText(inline: Inline, siteUrl: string): string {
  switch (inline.type) {
    case "text":
    case "code":
      return inline.text;
    case "break":
      return "\n";
    case "link": {
      const words = inline.children.map((child) => inlineText(child, siteUrl)).join("");
      const address = inline.href.startsWith("/") ? siteUrl + inline.href : inline.href;
      // An anchor of the page leads nowhere in a mail.
      return address.startsWith("#") || address === words ? words : `${words} (${address})`;
    }
    default:
      return inline.children.map((child) => inlineText(child, siteUrl)).join("");
  }
}

function statText({ value, label, trend, goal }: Stat): string {
  const direction = { up: " (rising)", down: " (falling)", none: "" };
  return `${value} ${label}${goalText(goal)}${direction[trend]}`;
}

function goalText(goal: Goal | undefined): string {
  return goal ? ` (${goal} is better)` : "";
}

/** A table as one record per row: its first cell, and each other beside the name of its column. */
function recordsText(names: readonly string[], rows: readonly string[][]): string {
  return rows
    .map(([first = "", ...cells]) => {
      const lines = cells.map((cell, position) => cell && `  ${names[position + 1]}: ${cell}`);
      return [`- ${names[0] ? `${names[0]}: ` : ""}${first}`, ...lines].filter(Boolean).join("\n");
    })
    .join("\n");
}

function paragraphs(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join("\n\n");
}

function bulleted(bullet: string, text: string): string {
  return bullet + text.replace(/\n(?!\n)/g, `\n${" ".repeat(bullet.length)}`);
}

function indented(mark: string, text: string): string {
  return text.replace(/^/gm, mark).replace(/[ ]+$/gm, "");
}
