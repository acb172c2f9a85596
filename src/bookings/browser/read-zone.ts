import type { RefusedSubmission } from "../../leads/index.ts";
import { isTimeZone } from "../zoned-time.ts";

/**
 * The zone that a visitor without JavaScript has asked for, as `?zone=Asia/Tokyo`; of a refused post it is in the
 * address of its page. Null where nobody asked.
 */
export function readZone(url: URL, outcome: RefusedSubmission | null): string | null {
  const address = outcome?.source ? new URL(outcome.source) : url;
  const zone = address.searchParams.get("zone") ?? "";
  return isTimeZone(zone) ? zone : null;
}
