import { isReference } from "../../submission/index.ts";

/** The reference that a stored native post leads back with, as `?sent={reference}` (decisions: Forms); null without one. */
export function readSent(url: URL): string | null {
  const reference = url.searchParams.get("sent") ?? "";
  return isReference(reference) ? reference : null;
}
