import { Inlines } from "../inlines.tsx";
import type { ChecklistBlock } from "./checklist.ts";

/** Readers can check items; nothing is stored (spec 3). */
export function Checklist({ title, points }: Pick<ChecklistBlock, "title" | "points">) {
  return (
    <fieldset className="prose-block checklist">
      <legend>{title ?? "Checklist"}</legend>
      <ul className="checklist-points">
        {points.map(({ label, checked }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are never reordered.
          <li key={position}>
            <label className="text-balance">
              <input type="checkbox" defaultChecked={checked} autoComplete="off" />
              <span>
                <Inlines of={label} plain />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
