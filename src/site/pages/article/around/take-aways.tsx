import { Fragment } from "react";
import type { Block } from "#content/blocks/block.ts";
import { inlineText } from "#content/blocks/inline.ts";
import { listBlocks } from "#content/blocks/list-blocks.ts";
import { joinClasses } from "#platform/ui/join-classes.ts";

/** The line of files and sheets that readers can take away. `isFirst`: follows the text itself. */
export function TakeAways({ blocks, isFirst }: { blocks: readonly Block[]; isFirst: boolean }) {
  const groups = listGroups(listBlocks(blocks)).filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <p
      className={joinClasses(
        "border-t border-line pt-4 text-sm leading-relaxed text-ink-soft print:hidden",
        isFirst ? "mt-12" : "mt-4",
      )}
    >
      <strong className="text-ink">Take it with you</strong>
      {groups.map(({ label, links }) => (
        <Fragment key={label}>
          {` · ${label}`}
          {links.map(({ path, name }, position) => (
            <Fragment key={name}>
              {position > 0 && ", "}
              <a href={path} download={/\.\w+$/.test(path)} className="link">
                {name}
              </a>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}

function listGroups(blocks: readonly Block[]) {
  // A chart has the link to its numbers beside them.
  const inCharts = new Set<Block>(blocks.flatMap((block) => (block.type === "chart" ? block.table : [])));
  const templates = blocks.filter((block) => block.type === "template");
  const tables = blocks.flatMap((block) => {
    if ((block.type !== "table" && block.type !== "beforeAfter") || !block.takeAway) return [];
    if (inCharts.has(block)) return [];
    const template = templates.find(({ children }) => children.includes(block));
    const columns = block.columns.map(({ label }) => inlineText(label)).filter(Boolean);
    const name = block.caption
      ? inlineText(block.caption)
      : (template?.title ?? columns.slice(0, 2).join(" and "));
    return { path: block.takeAway, name: shorten(name) };
  });
  // All of an article's templates are on one page.
  const sheets = templates.slice(0, 1).flatMap(({ takeAway: path }) => {
    const name = templates.map(({ title }) => title).join(", ");
    return path ? { path, name } : [];
  });
  const calendars = blocks.flatMap((block) =>
    block.type === "calendar" && block.takeAway ? { path: block.takeAway, name: block.title } : [],
  );
  return [
    { label: tables.length === 1 ? "Table (CSV): " : "Tables (CSV): ", links: tables },
    { label: templates.length === 1 ? "Sheet: " : "Sheets: ", links: sheets },
    { label: "Calendar file: ", links: calendars },
  ];
}

/** `Worked example: one week, five taps` becomes `One week`. */
function shorten(caption: string): string {
  const [start = caption] = (caption.split(": ").at(-1) ?? caption).split(/[,.;] | \(/);
  return start.charAt(0).toUpperCase() + start.slice(1);
}
