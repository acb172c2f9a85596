import { type ResultFigure as Figure, percentChange } from "./result-figure-fields.ts";

/** A result's drawing. `isOpen` means that the count is a minimum (`25+`). */
export function ResultFigure({ figure, isOpen }: { figure: Figure; isOpen: boolean }) {
  const { kind, value, base, unit, window } = figure;
  const label = describe(figure, isOpen);
  return (
    <figure className="grid gap-3 text-sm text-brand md:min-h-40 md:content-between">
      {kind === "units" && <Units count={value / base} isOpen={isOpen} label={label} />}
      {kind === "cells" && <Cells count={value / base} label={label} />}
      {kind === "compare" && <Compare {...{ value, base, window, label }} />}
      <figcaption className="text-ink-soft">
        {kind === "compare"
          ? capitalize(unit)
          : `One ${marks[kind]} is ${base === 1 ? "one" : number(base)} ${unit}`}
      </figcaption>
    </figure>
  );
}

const marks = { units: "dot", cells: "cell" };

/** Writes the text alternative, which includes every value in the drawing. */
function describe({ kind, value, base, window }: Figure, isOpen: boolean): string {
  if (kind === "compare") return `${number(base)} before, ${number(value)} after ${window}`;
  return `${number(value / base)} ${marks[kind]}s${isOpen ? " and a plus sign" : ""} in ${window}`;
}

/** A dot for each unit. */
function Units({ count, isOpen, label }: { count: number; isOpen: boolean; label: string }) {
  const slots = count + (isOpen ? 1 : 0);
  const columns = Math.ceil(slots / Math.ceil(slots / 10));
  const at = (slot: number) => `M${(slot % columns) * 10 + 5} ${Math.floor(slot / columns) * 10 + 5}`;
  const dots = Array.from({ length: count }, (_, slot) => `${at(slot)}h0`);
  return (
    <svg
      viewBox={`1.5 1.5 ${columns * 10 - 3} ${Math.ceil(slots / columns) * 10 - 3}`}
      fill="none"
      preserveAspectRatio="xMinYMin"
      className="max-h-32 w-full"
      role="img"
      aria-label={label}
    >
      <path d={dots.join("")} stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
      {isOpen && <path d={`${at(count)}m-3 0h6m-3-3v6`} className="stroke-marker" strokeWidth="1.25" />}
    </svg>
  );
}

/** A grid of cells. Dashes draw a row of them in one line. */
function Cells({ count, label }: { count: number; label: string }) {
  const columns = Math.ceil(count / Math.ceil(count / 30));
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    return `M1 ${row * 10 + 5}H${Math.min(columns, count - row * columns) * 10}`;
  });
  return (
    <svg
      viewBox={`1 1 ${columns * 10 - 2} ${rows.length * 10 - 2}`}
      fill="none"
      strokeWidth="8"
      preserveAspectRatio="xMinYMin"
      className="max-h-32 w-full"
      role="img"
      aria-label={label}
    >
      <path d={rows.join("")} stroke="currentColor" strokeDasharray="8 2" />
    </svg>
  );
}

/**
 * Two bars, with the change between their ends. In percent and em instead of a `viewBox`, so that the text keeps its
 * size.
 */
function Compare({
  value,
  base,
  window,
  label,
}: Pick<Figure, "value" | "base" | "window"> & { label: string }) {
  const change = percentChange({ value, base });
  const shorter = `${(Math.min(value, base) / Math.max(value, base)) * 100}%`;
  const isGain = value > base;
  const bracketY = isGain ? "2.1em" : "5.6em";
  return (
    <svg
      className="h-[6.25em] w-full overflow-visible"
      role="img"
      aria-label={`${label}: ${changeLabel(change)}`}
    >
      <g className="tabular fill-ink">
        <text y="1em">Before: {number(base)}</text>
        <text y="4.5em">
          After {window}: {number(value)}
        </text>
      </g>
      <rect
        y="1.5em"
        width={isGain ? shorter : "100%"}
        height="1.25em"
        fill="currentColor"
        fillOpacity="0.45"
      />
      <rect y="5em" width={isGain ? "100%" : shorter} height="1.25em" fill="currentColor" />
      <g className="stroke-marker" strokeWidth="1.5">
        <line x1={shorter} x2="100%" y1={bracketY} y2={bracketY} />
        <line x1={shorter} x2={shorter} y1="1.5em" y2="6.25em" strokeDasharray="3 3" />
        <line x1="100%" x2="100%" y1="1.5em" y2="6.25em" strokeDasharray="3 3" />
      </g>
    </svg>
  );
}

/** `92% more` */
function changeLabel(percent: number): string {
  return `${Math.abs(percent)}% ${percent > 0 ? "more" : "less"}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const { format: number } = new Intl.NumberFormat("en-US");
