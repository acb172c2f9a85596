import type { Chart } from "./chart-data.ts";
import { box, breakWords, type Drawn, HatchedBox, LINE, round, type Sheet, Words } from "./chart-parts.tsx";

/** Two rows and two columns with a square in each whose area is the count. `mark` is a row and a column: `2 1`. */
export function drawTwoByTwo(chart: Chart, sheet: Sheet): Drawn {
  const { data, mark = "" } = chart;
  const left = sheet.isWide ? 150 : 84;
  const half = (sheet.width - left) / 2;
  const side = sheet.isWide ? 128 : 112;
  const heads = data.columns.slice(1, 3).map((name) => breakWords(name, half - 12, sheet));
  const top = Math.max(1, ...heads.map((lines) => lines.length)) * LINE + 10;
  const most = Math.max(0, ...data.rows.flatMap((row) => row.slice(1, 3)).map(({ value = 0 }) => value));
  const [markRow, markColumn] = mark.split(/\D+/).map((place) => Number(place) - 1);
  const areas = data.rows.slice(0, 2).flatMap((row, rowAt) =>
    row.slice(1, 3).map(({ value = 0, text }, column) => {
      const size = most > 0 ? round(Math.sqrt(Math.max(0, value) / most) * (side - 28)) : 0;
      const [x, y] = [left + column * half + 14, top + rowAt * side + 14];
      return { x, y, size, text, isMarked: rowAt === markRow && column === markColumn };
    }),
  );
  const bottom = top + 2 * side;
  return {
    height: bottom + (chart.unit ? LINE + 8 : 2),
    parts: (
      <>
        {heads.map((lines, column) => {
          const x = left + column * half + 14;
          return (
            <Words
              key={x}
              x={x}
              y={top - 10 - (lines.length - 1) * LINE}
              lines={lines}
              className="chart-name"
            />
          );
        })}
        {data.rows.slice(0, 2).map((row, rowAt) => {
          const y = top + rowAt * side + LINE + 10;
          return (
            <Words
              key={y}
              x={0}
              y={y}
              lines={breakWords(row[0]?.text ?? "", left - 10, sheet)}
              className="chart-name"
            />
          );
        })}
        {areas.map(({ x, y, size, text, isMarked }) => (
          <g key={`${x} ${y}`}>
            {isMarked ? (
              <path d={box(x, y, size, size)} className="chart-full" />
            ) : (
              <HatchedBox x={x} y={y} width={size} height={size} />
            )}
            {isMarked && <path d={box(x - 4, y - 4, size + 8, size + 8)} className="chart-ring-open" />}
            <Words
              x={x + size + 10}
              y={y + 13}
              lines={[text]}
              className={isMarked ? "chart-mark-words" : "chart-strong"}
            />
          </g>
        ))}
        <path
          d={`M${left} ${top}H${sheet.width}M${left} ${top + side}H${sheet.width}M${left} ${bottom}H${sheet.width}M${left} ${top}V${bottom}M${left + half} ${top}V${bottom}M${sheet.width} ${top}V${bottom}`}
          className="chart-axis"
        />
        {chart.unit && <Words x={sheet.width} y={bottom + LINE + 2} lines={[chart.unit]} anchor="end" />}
      </>
    ),
  };
}
