import { Fragment, type ReactElement, type ReactNode } from "react";
import { BeforeAfter } from "./before-after/before-after.tsx";
import type { Block } from "./block.ts";
import { Calculator } from "./calculator/islands.ts";
import { TalkLink } from "./calculator/talk-link.tsx";
import { CalendarLink } from "./calendar/calendar-link.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Callout } from "./callout/callout.tsx";
import { ChartFigure } from "./chart/chart-figure.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import { CopyLine } from "./copy/copy-line.tsx";
import { PictureFigure } from "./figure/picture-figure.tsx";
import { Inlines } from "./inlines.tsx";
import { MetricGrid } from "./metric-grid/metric-grid.tsx";
import type { CodeBlock, HeadingBlock } from "./prose/prose.ts";
import { LoneStat } from "./stat/lone-stat.tsx";
import { StatGrid } from "./stat-grid/stat-grid.tsx";
import { DataTable } from "./table/data-table.tsx";
import { TemplateSheet } from "./template/template-sheet.tsx";
import { Timeline } from "./timeline/timeline.tsx";

/** Renders building blocks (spec 3). Inner blocks are passed as children so that blocks don't import each other. */
export function BlockList({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, position) => {
    const [previous, next] = [blocks[position - 1], blocks[position + 1]];
    if (block.type === "note" && previous?.type === "paragraph") return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered.
      <Fragment key={position}>
        {block.type === "paragraph" && next?.type === "note" ? (
          <div className="noted">
            {renderBlock(block)}
            {renderBlock(next)}
          </div>
        ) : (
          renderBlock(block)
        )}
      </Fragment>
    );
  });
}

/** The return type makes the compiler reject a block type without a case. */
function renderBlock(block: Block): ReactElement {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      );
    case "heading":
      return <Heading {...block} />;
    case "list": {
      const points = block.points.map((point, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are never reordered.
        <li key={position}>{renderPoint(point)}</li>
      ));
      return block.ordered ? <ol start={block.start}>{points}</ol> : <ul>{points}</ul>;
    }
    case "code":
      return <CodeSample {...block} />;
    case "callout":
      return (
        <Callout {...block}>
          <BlockList blocks={block.children} />
        </Callout>
      );
    case "note":
      return (
        <aside className="note">
          <BlockList blocks={block.children} />
        </aside>
      );
    case "stat":
      return <LoneStat {...block} />;
    case "statGrid":
      return <StatGrid {...block} />;
    case "metricGrid":
      return <MetricGrid {...block} />;
    case "timeline":
      return (
        <Timeline
          density={block.density}
          events={block.events.map(({ title, date, children }) => ({
            title,
            date,
            body: <BlockList blocks={children} />,
          }))}
        />
      );
    case "table":
      return <DataTable {...block} />;
    case "beforeAfter":
      return <BeforeAfter {...block} />;
    case "quote":
      return (
        <Quote cite={block.cite}>
          <BlockList blocks={block.children} />
        </Quote>
      );
    case "figure":
      return <PictureFigure {...block} />;
    case "checklist":
      return <Checklist {...block} />;
    case "callToAction":
      return (
        <CallToAction {...block}>
          <BlockList blocks={block.children} />
        </CallToAction>
      );
    case "chart":
      return <ChartFigure {...block} />;
    case "calculator":
      return (
        <div id={block.model.name} className="prose-block">
          <Calculator
            title={block.title}
            model={block.model}
            {...(block.typed && { typed: block.typed })}
            talk={<TalkLink />}
          >
            <BlockList blocks={block.children} />
          </Calculator>
        </div>
      );
    case "template":
      return (
        <TemplateSheet {...block}>
          <BlockList blocks={block.children} />
        </TemplateSheet>
      );
    case "calendar":
      return <CalendarLink {...block} />;
    case "divider":
      return <hr className={`divider-${block.variant}`} />;
  }
}

/** Renders the first paragraph without `<p>` so that it has no margins. */
function renderPoint(point: readonly Block[]): ReactNode {
  const [first, ...others] = point;
  if (first?.type !== "paragraph") return <BlockList blocks={point} />;
  return (
    <>
      <Inlines of={first.children} />
      <BlockList blocks={others} />
    </>
  );
}

/** A heading links to itself so that readers can share the section. */
function Heading({ level, id, children }: HeadingBlock) {
  const Level = `h${level}` as const;
  return (
    <Level id={id}>
      <a href={`#${id}`} tabIndex={-1} className="heading-anchor">
        <Inlines of={children} plain />
      </a>
    </Level>
  );
}

/** Two or more spaces within a line indicate columns, which wrapping would break. */
const columns = /\S {2,}\S/;

/**
 * Long lines wrap; columns scroll, including by keyboard. In the language `text`, it is something to copy, such as a
 * message, a prompt or a formula.
 */
function CodeSample({ language, text }: CodeBlock) {
  const scrolling = columns.test(text)
    ? { className: "table-frame", tabIndex: 0, role: "region", "aria-label": "Text in columns" }
    : {};
  const sample = (
    <pre {...scrolling}>
      <code>{text}</code>
    </pre>
  );
  if (language !== "text") return sample;
  return (
    <div className="code-to-copy" data-copied>
      {sample}
      <CopyLine copies="text" name="the text above" />
    </div>
  );
}

function Quote({ cite, children }: { cite?: string | undefined; children: ReactNode }) {
  return (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      {cite && (
        <figcaption className="mt-3.5 font-sans text-sm leading-[1.42] text-ink-soft not-italic">
          {cite}
        </figcaption>
      )}
    </figure>
  );
}
