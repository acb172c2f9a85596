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
