import type { BeforeAfterBlock } from "../../../catalogue/blocks/before-after.ts";
import { Inlines } from "./inlines.tsx";
import { TableFrame } from "./table-frame.tsx";

/** What was, what is, and what to note about it, metric by metric (spec 3). */
export function BeforeAfter({ caption, rows }: Pick<BeforeAfterBlock, "caption" | "rows">) {
  const hasNotes = rows.some((row) => row.note);
  return (
    <TableFrame caption={caption} name="Before and after">
      <thead>
        <tr>
          <th scope="col">Metric</th>
          <th scope="col">Before</th>
          <th scope="col" className="after-cell">
            After
          </th>
          {hasNotes && <th scope="col">Note</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ metric, before, after, note }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position.
          <tr key={position}>
            <th scope="row">
              <Inlines of={metric} />
            </th>
            <td className="text-ink-soft">
              <Inlines of={before} />
            </td>
            <td className="after-cell">
              <Inlines of={after} />
            </td>
            {hasNotes && (
              <td className="min-w-48 text-ink-soft">
                <Inlines of={note ?? []} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
