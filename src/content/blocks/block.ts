import type { BeforeAfterBlock } from "./before-after.ts";
import type { CallToActionBlock } from "./call-to-action.ts";
import type { CalloutBlock } from "./callout.ts";
import type { ChecklistBlock } from "./checklist.ts";
import type { DividerBlock } from "./divider.ts";
import type { FigureBlock } from "./figure.ts";
import type { KpiChartBlock } from "./kpi-chart.ts";
import type { MetricGridBlock } from "./metric-grid.ts";
import type { CodeBlock, HeadingBlock, ListBlock, ParagraphBlock } from "./prose.ts";
import type { QuoteBlock } from "./quote.ts";
import type { StatBlock } from "./stat.ts";
import type { StatGridBlock } from "./stat-grid.ts";
import type { TableBlock } from "./table.ts";
import type { TimelineBlock } from "./timeline.ts";

/** One building block of an article, told apart by `type` (spec 3). */
export type Block =
  | ParagraphBlock
  | HeadingBlock
  | ListBlock<Block>
  | CodeBlock
  | CalloutBlock<Block>
  | StatBlock
  | StatGridBlock
  | TimelineBlock<Block>
  | TableBlock
  | QuoteBlock<Block>
  | FigureBlock
  | ChecklistBlock
  | DividerBlock
  | CallToActionBlock<Block>
  | BeforeAfterBlock
  | MetricGridBlock
  | KpiChartBlock;
