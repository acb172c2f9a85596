import { Children, type ReactNode } from "react";

/** The line of facts under a title: each child between two rulings; absent ones leave no gap. */
export function MetaRow({ children }: { children: ReactNode }) {
  return (
    <ul className="meta-row">
      {Children.toArray(children).map((fact, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its position.
        <li key={position}>{fact}</li>
      ))}
    </ul>
  );
}

const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });

/** A day in the line of facts, as `January 29, 2025`; `before` says what happened on it. */
export function DayFact({ day, before }: { /** ISO day. */ day: string; before?: string }) {
  return (
    <>
      {before && `${before} `}
      <time dateTime={day}>{dayFormat.format(new Date(`${day}T00:00:00Z`))}</time>
    </>
  );
}
