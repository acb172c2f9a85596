import { Children, type ReactNode } from "react";

/** A line of facts below a title, one per child. */
export function MetaRow({ children }: { children: ReactNode }) {
  return (
    <ul className="meta-row">
      {Children.toArray(children).map((fact, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts are never reordered.
        <li key={position}>{fact}</li>
      ))}
    </ul>
  );
}

const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });

/** Renders `January 29, 2025`, or `Updated January 29, 2025` if `before` is `Updated`. */
export function DayFact({ day, before }: { /** ISO date. */ day: string; before?: string }) {
  return (
    <>
      {before && `${before} `}
      <time dateTime={day}>{dayFormat.format(new Date(`${day}T00:00:00Z`))}</time>
    </>
  );
}
