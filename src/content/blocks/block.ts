import { type ArithmeticBlock, arithmetic } from "./arithmetic/arithmetic.ts";
import { type BeforeAfterBlock, beforeAfter } from "./before-after/before-after.ts";
import type { BlockDefinition } from "./block-definition.ts";
import { type CalculatorBlock, calculator } from "./calculator/calculator.ts";
import { type CalendarBlock, calendar } from "./calendar/calendar.ts";
import { type CallToActionBlock, callToAction } from "./call-to-action/call-to-action.ts";
import { type CalloutBlock, callout } from "./callout/callout.ts";
import { type ChartBlock, chart } from "./chart/chart.ts";
import { type ChecklistBlock, checklist } from "./checklist/checklist.ts";
import { type DividerBlock, divider } from "./divider/divider.ts";
import { type FigureBlock, figure } from "./figure/figure.ts";
import { type MetricGridBlock, metricGrid } from "./metric-grid/metric-grid.ts";
import {
  type CodeBlock,
  code,
  type HeadingBlock,
  heading,
  type ListBlock,
  list,
  type ParagraphBlock,
  paragraph,
} from "./prose/prose.ts";
import { type QuoteBlock, quote } from "./quote/quote.ts";
import { type StatBlock, stat } from "./stat/stat.ts";
import { type StatGridBlock, statGrid } from "./stat-grid/stat-grid.ts";
import { type TableBlock, table } from "./table/table.ts";
import { type TemplateBlock, template } from "./template/template.ts";
import { type TimelineBlock, timeline } from "./timeline/timeline.ts";

/** A building block of an article (spec 3). */
export type Block =
  | ParagraphBlock
  | HeadingBlock
  | ListBlock<Block>
  | CodeBlock
  | ArithmeticBlock<Block>
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
  | ChartBlock
  | CalculatorBlock<Block>
  | TemplateBlock<Block>
  | CalendarBlock;

export const blockDefinitions: {
  [Type in Block["type"]]: BlockDefinition<Extract<Block, { type: Type }>, Block>;
} = {
  paragraph,
  heading,
  list: list(),
  code,
  arithmetic: arithmetic(),
  callout: callout(),
  stat,
  statGrid,
  timeline: timeline(),
  table,
  quote: quote(),
  figure,
  checklist,
  divider,
  callToAction: callToAction(),
  beforeAfter,
  metricGrid,
  chart,
  calculator: calculator(),
  template: template(),
  calendar,
};

/** Ties the definition's type to the block's, which a plain lookup wouldn't do. */
export function definitionOf<Type extends Block["type"]>(block: {
  type: Type;
}): BlockDefinition<Extract<Block, { type: Type }>, Block> {
  return blockDefinitions[block.type];
}
