import type { ReactNode } from "react";

/** One measured figure with what it measures, ruled like a part in a drawing. Put several in a `<dl>`. */
export function StatFigure({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="figure-stat">
      <dt className="order-2 text-sm text-balance text-ink-soft">{label}</dt>
      <dd className="figure-value">{value}</dd>
    </div>
  );
}
