import type { MouseEvent } from "react";
import { queries } from "../../queries/use-query.ts";
import { Button } from "../../ui/index.ts";
import { slotsKey } from "./open-slots-query.ts";

/** Asks for the free times once more. */
export function TryAgain() {
  function tryAgain({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes; the focus stays in the dialog.
    currentTarget.closest<HTMLElement>("dialog > *")?.focus();
    queries.invalidate(slotsKey);
  }
  return <Button onClick={tryAgain}>Try again</Button>;
}
