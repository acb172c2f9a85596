import { round } from "../../../ui/drafting/svg-paths.ts";
import type { Chart } from "./chart-data.ts";
import { box, breakWords, type Drawn, HatchedBox, LINE, type Sheet, Words, widthOf } from "./chart-parts.tsx";

/** Two rows and two columns; a square's area is its count. `mark` is a row and a column: `2 1`. */
export function drawTwoByTwo(chart: Chart, sheet: Sheet): Drawn {
  const { data, mark = "" } = chart;
  const rows = data.rows.slice(0, 2);
  const left = sheet.isWide ? 150 : 86;
  const half = (sheet.width - left) / 2;
  const side = sheet.isWide ? 132 : 100;
  const centerX = left + half;
  const heads = data.columns.slice(1, 3).map((name) => breakWords(name, half - 12, sheet));
  const top = Math.max(1, ...heads.map((lines) => lines.length)) * LINE + 8;
  const [centerY, bottom] = [top + side, top + 2 * side];
  const counts = rows.flatMap((row) => row.slice(1, 3).map(({ value = 0 }) => value));
  const most = Math.max(1e-9, ...counts);
  const texts = rows.flatMap((row) => row.slice(1, 3).map(({ text }) => widthOf(text, sheet)));
  const room = Math.max(44, 12 + Math.max(0, ...texts));
  const marked = mark.split(/\D+/).map(Number);
  const squares = rows.flatMap((row, rowAt) =>
    row.slice(1, 3).map(({ value = 0, text }, columnAt) => {
      const size = round(Math.sqrt(Math.max(0, value) / most) * Math.min(side - 12, half - room));
      return {
        size,
        text,
        isLeft: columnAt === 0,
        x: columnAt === 0 ? centerX - size : centerX,
        y: rowAt === 0 ? centerY - size : centerY,
        words: rowAt === 0 ? centerY - Math.max(size / 2, 9) + 4 : centerY + Math.max(size / 2, 9) + 5,
        isMarked: marked[0] === rowAt + 1 && marked[1] === columnAt + 1,
      };
    }),
  );
  return {
    height: bottom + (chart.unit ? LINE + 8 : 2),
    parts: (
      <>
        {heads.map((lines, column) => {
          const x = left + column * half + half / 2;
          const y = top - 8 - (lines.length - 1) * LINE;
          return <Words key={x} x={x} y={y} lines={lines} anchor="middle" className="chart-name" />;
        })}
        {rows.map((row, rowAt) => {
          const lines = breakWords(row[0]?.text ?? "", left - 10, sheet);
          const y = top + (rowAt + 0.5) * side - ((lines.length - 1) * LINE) / 2 + 4.5;
          return <Words key={y} x={0} y={y} lines={lines} className="chart-name" />;
        })}
        <path d={box(left + 0.5, top, sheet.width - left - 1, 2 * side)} className="chart-grid" />
        {squares.map(({ x, y, size, isMarked }) =>
          isMarked ? (
            <path key={`${x} ${y}`} d={box(x, y, size, size)} className="chart-marked" />
          ) : (
            <HatchedBox key={`${x} ${y}`} x={x} y={y} width={size} height={size} />
          ),
        )}
        <path d={`M${left} ${centerY}H${sheet.width}M${centerX} ${top}V${bottom}`} className="chart-axis" />
        {squares.map(({ x, size, words, text, isLeft, isMarked }) => (
          <Words
            key={`${x} ${words}`}
            x={isLeft ? x - 9 : x + size + 9}
            y={words}
            lines={[text]}
            anchor={isLeft ? "end" : "start"}
            className={isMarked ? "chart-mark-words" : "chart-strong"}
          />
        ))}
        {chart.unit && <Words x={sheet.width} y={bottom + LINE + 2} lines={[chart.unit]} anchor="end" />}
      </>
    ),
  };
}
