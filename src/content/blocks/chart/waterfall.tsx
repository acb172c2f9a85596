import { round } from "../../../ui/drafting/svg-paths.ts";
import { linearAxis, writeNumber, writerLike } from "./axis.ts";
import type { Chart } from "./chart-data.ts";
import { box, breakWords, type Drawn, HatchedBox, LINE, type Sheet, Words, widthOf } from "./chart-parts.tsx";

interface Step {
  label: string;
  text: string;
  value: number | undefined;
  from: number;
  to: number;
  isTotal: boolean;
}

/** The first and last rows are totals, those between them changes. */
export function drawWaterfall(chart: Chart, sheet: Sheet): Drawn {
  const steps = readSteps(chart);
  const write = writerLike(chart.data);
  const axis = linearAxis(
    steps.flatMap(({ from, to }) => [from, to]),
    { fromZero: true, tight: true },
  );
  const right = sheet.width - (sheet.isWide ? 84 : 58);
  const [top, bottom] = [chart.unit ? 3.25 * LINE : 2 * LINE, sheet.isWide ? 270 : 240];
  const column = right / Math.max(1, steps.length);
  const width = round(column * (sheet.isWide ? 0.56 : 0.64));
  const toY = (value: number) => round(bottom - axis.place(value) * (bottom - top));
  const bars = steps.map((step, index) => {
    const [x, high, low] = [
      round((index + 0.5) * column - width / 2),
      Math.max(step.from, step.to),
      Math.min(step.from, step.to),
    ];
    const lines = breakWords(step.label, column - 4, sheet);
    const isLong = widthOf(step.text, sheet) > column && step.value !== undefined;
    const text = isLong ? write(step.value ?? 0) : step.text;
    return { ...step, text, x, y: toY(high), height: Math.max(1, round(toY(low) - toY(high))), lines };
  });
  const depth = Math.max(1, ...bars.map(({ lines }) => lines.length));
  return {
    height: bottom + depth * LINE + 10,
    parts: (
      <>
        {chart.unit && <Words x={0} y={LINE - 3} lines={[chart.unit]} />}
        <path
          d={bars
            .slice(0, -1)
            .map(({ x, to }) => `M${round(x + width)} ${toY(to)}H${round(x + column)}`)
            .join("")}
          className="chart-extension"
        />
        {bars.map(({ x, y, height, isTotal, text, lines, from, to }) => (
          <g key={x}>
            {isTotal ? (
              <path d={box(x, y, width, height)} className="chart-full" />
            ) : (
              <HatchedBox x={x} y={y} width={width} height={height} />
            )}
            <Words
              x={x + width / 2}
              y={!isTotal && to < from ? y + height + LINE : y - 7}
              lines={[text]}
              anchor="middle"
              className="chart-strong chart-halo"
            />
            <Words x={x + width / 2} y={bottom + LINE} lines={lines} anchor="middle" />
          </g>
        ))}
        <path d={`M0 ${toY(0)}H${right}`} className="chart-axis" />
        <Change bars={bars} width={width} x={right + 4} toY={toY} />
      </>
    ),
  };
}

function readSteps({ data: { rows } }: Chart): Step[] {
  let level = 0;
  return rows.map(([label, cell], index) => {
    const isTotal = index === 0 || index === rows.length - 1;
    const from = isTotal ? 0 : level;
    level = isTotal ? (cell?.value ?? level) : level + (cell?.value ?? 0);
    return { label: label?.text ?? "", text: cell?.text ?? "", value: cell?.value, from, to: level, isTotal };
  });
}

/** A dimension line from the first total to the last, with the difference in percent. */
function Change({
  bars,
  width,
  x,
  toY,
}: {
  bars: ReadonlyArray<Step & { x: number }>;
  width: number;
  x: number;
  toY: (value: number) => number;
}) {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || first === last || first.to <= 0 || first.to === last.to) return null;
  const [from, to] = [toY(first.to), toY(last.to)];
  const share = Math.round((last.to / first.to - 1) * 100);
  const words = `${share > 0 ? "+" : ""}${writeNumber(share)}%`;
  return (
    <>
      <path
        d={`M${first.x + width} ${from}H${x + 5}M${last.x + width} ${to}H${x + 5}`}
        className="chart-extension"
      />
      <path
        d={`M${x} ${from}V${to}M${x - 4} ${from + 4}l8 -8M${x - 4} ${to + 4}l8 -8`}
        className="chart-mark"
      />
      <Words x={x + 9} y={(from + to) / 2 + 4.5} lines={[words]} className="chart-mark-words" />
    </>
  );
}
