import type { ComponentProps, ReactNode } from "react";

export function ChoiceGroup({
  legend,
  hint,
  hideLegend = false,
  columns,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  /** Hides the legend visually, but not its hint. Screen readers still announce it. */
  hideLegend?: boolean;
  /** 5 looks like tabs, 3 like buttons. */
  columns: 3 | 5;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend && !hint ? "sr-only" : "mb-2 grid text-sm font-semibold"}>
        <span className={hideLegend ? "sr-only" : undefined}>{legend}</span>
        {hint && <span className="field-hint"> {hint}</span>}
      </legend>
      <div className={columns === 5 ? "segments grid grid-cols-5" : "segment-buttons"}>{children}</div>
    </fieldset>
  );
}

/** A native radio button that covers its label. */
export function Choice({
  over,
  under,
  children,
  ...input
}: {
  /** Small text above the label. */
  over?: ReactNode;
  under?: ReactNode;
} & Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <label className="segment tabular relative flex-col gap-0 px-0.5 text-xs whitespace-nowrap">
      <input
        {...input}
        type="radio"
        className="absolute inset-0 cursor-pointer appearance-none -outline-offset-2"
      />
      {over && <span className="text-xs font-medium">{over} </span>}
      <span>{children}</span>
      {under && <span className="text-xs font-medium"> {under}</span>}
    </label>
  );
}
