import { Fragment, type ReactElement, type ReactNode } from "react";
import { Arithmetic } from "./arithmetic/arithmetic.tsx";
import { BeforeAfter } from "./before-after/before-after.tsx";
import type { Block } from "./block.ts";
import { Calculator } from "./calculator/islands.ts";
import { TalkLink } from "./calculator/talk-link.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Callout } from "./callout/callout.tsx";
import { ChartFigure } from "./chart/chart-figure.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import { CopyButton } from "./copy/islands.ts";
import { PictureFigure } from "./figure/picture-figure.tsx";
import { Inlines } from "./inlines.tsx";
import { MetricGrid } from "./metric-grid/metric-grid.tsx";
import type { CodeBlock } from "./prose/prose.ts";
import { LoneStat } from "./stat/lone-stat.tsx";
import { StatGrid } from "./stat-grid/stat-grid.tsx";
import { DataTable } from "./table/data-table.tsx";
import { TemplateSheet } from "./template/template-sheet.tsx";
import { Timeline } from "./timeline/timeline.tsx";

/** Renders building blocks (spec 3). Inner blocks are passed as children so that blocks don't import each other. */
export function BlockList({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered.
    <Fragment key={position}>{renderBlock(block)}</Fragment>
  ));
}

/** The return type makes the compiler reject a block type without a case. */
function renderBlock(block: Block): ReactElement | null {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      );
    case "heading": {
      const Level = `h${block.level}` as const;
      return (
        <Level id={block.id}>
          <Inlines of={block.children} />
        </Level>
      );
    }
    case "list": {
      const points = block.points.map((point, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are never reordered.
        <li key={position}>{renderPoint(point)}</li>
      ));
      return block.ordered ? <ol start={block.start}>{points}</ol> : <ul>{points}</ul>;
    }
    case "code":
      return <CodeSample {...block} />;
    case "arithmetic":
      return (
        <Arithmetic>
          <BlockList blocks={block.children} />
        </Arithmetic>
      );
    case "callout":
      return (
        <Callout {...block}>
          <BlockList blocks={block.children} />
        </Callout>
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
        <TemplateSheet title={block.title}>
          <BlockList blocks={block.children} />
        </TemplateSheet>
      );
    // Readers take it from the line at the end of the article.
    case "calendar":
      return null;
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
      <CopyButton copies="text" />
    </div>
  );
}

function Quote({ cite, children }: { cite?: string | undefined; children: ReactNode }) {
  return (
    <div className="quote">
      <blockquote>{children}</blockquote>
      {cite && <p className="mt-3.5 font-sans text-sm leading-[1.42] text-ink-soft not-italic">{cite}</p>}
    </div>
  );
}
