import type { ReactNode } from "react";

/** A figure with its label, ruled like a part in a drawing. Belongs in a `<dl>`. */
export function StatFigure({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="figure-stat">
      <dt className="order-2 text-sm text-balance text-ink-soft">{label}</dt>
      <dd className="figure-value">{value}</dd>
    </div>
  );
}
