import { pushFormSubmit } from "../../analytics/index.ts";
import { queries } from "../../queries/use-query.ts";
import { filePaths } from "../../site/index.ts";
import type { Given } from "./send.ts";

/** What follows a stored request: the event, and no kept answer of the forms' address (spec 7.1). */
export function tellStored({ formType, signalSlug }: Given): void {
  pushFormSubmit(formType, signalSlug);
  queries.invalidate([filePaths.forms]);
}
