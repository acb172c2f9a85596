import { Children, type ReactNode } from "react";

/** The line of facts under a title, one for each child. */
export function MetaRow({ children }: { children: ReactNode }) {
  return (
    <ul className="meta-row">
      {Children.toArray(children).map((fact, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts never change places.
        <li key={position}>{fact}</li>
      ))}
    </ul>
  );
}

const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });

/** `January 29, 2025`, or with `before`: `Updated January 29, 2025`. */
export function DayFact({ day, before }: { /** ISO date. */ day: string; before?: string }) {
  return (
    <>
      {before && `${before} `}
      <time dateTime={day}>{dayFormat.format(new Date(`${day}T00:00:00Z`))}</time>
    </>
  );
}
