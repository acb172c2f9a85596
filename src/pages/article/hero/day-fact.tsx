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
