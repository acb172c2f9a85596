import { listSignals, panels } from "../../catalogue/catalogue.server.ts";
import { MoreList } from "../lists/index.ts";
import type { PageRequest } from "../page.ts";

/** All market signals, newest first (spec 2.8). */
export function MoreSignalsPage({ url }: PageRequest) {
  return (
    <MoreList words={panels.lists.signal.all} entries={listSignals()} subject="market signals" url={url} />
  );
}
