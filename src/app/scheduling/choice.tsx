import type { ComponentProps } from "react";

/** Over a group of choices; and what stands small in one. */
export const choiceLooks = {
  legend: "mb-2 text-sm font-semibold",
  aside: "text-2xs font-medium text-ink-soft",
};

/** One of several that exclude each other: a radio button under its words, as large as they are. */
export function Choice({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="segment tabular relative flex-col gap-0 px-1">
      <input
        type="radio"
        {...input}
        className="absolute inset-0 cursor-pointer appearance-none -outline-offset-2"
      />
      {children}
    </label>
  );
}
