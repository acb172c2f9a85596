/** One stroke of a drawing, as data. */
export interface Stroke {
  d: string;
  /** `marker` is the drawing's one marked stroke, `drawn` the same drawing itself once, `node` its marked point. */
  mark?: "marker" | "drawn" | "node";
  fill?: "raised" | "paper" | "tint";
  width?: number;
  dash?: string;
  /** 0-1; full where left out. */
  opacity?: number;
}

/** A word on a drawing; `soft` in the second color of text. */
export interface Label {
  x: number;
  y: number;
  text: string;
  anchor?: "middle" | "end";
  soft?: boolean;
}

/** A drawing on a sheet of its own. */
export interface Drawing {
  viewBox: string;
  strokeWidth: number;
  fontSize: number;
  strokes: readonly Stroke[];
  labels: readonly Label[];
}

const markClasses = {
  marker: "stroke-marker",
  drawn: "draws stroke-marker",
  node: "fill-marker stroke-none",
};
const fillClasses = { raised: "fill-raised", paper: "fill-paper", tint: "fill-current" };

function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map(({ d, mark, fill, width, dash, opacity }) => (
    <path
      key={d}
      d={d}
      className={mark ? markClasses[mark] : fill && fillClasses[fill]}
      pathLength={mark === "drawn" ? 1 : undefined}
      strokeLinejoin={mark && "round"}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeOpacity={opacity}
      fillOpacity={fill === "tint" ? 0.05 : undefined}
    />
  ));
}

/** A whole drawing. Decoration: what stands beside it says the same. */
export function DrawingSheet({ drawing, className }: { drawing: Drawing; className: string }) {
  const { viewBox, strokeWidth, fontSize, strokes, labels } = drawing;
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      fontSize={fontSize}
      className={className}
      aria-hidden="true"
    >
      <Strokes strokes={strokes} />
      {labels.map(({ x, y, text, anchor, soft }) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor={anchor}
          className={soft ? "fill-ink-soft stroke-none" : "fill-current stroke-none"}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
