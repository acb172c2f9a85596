import { listSignals, pageCopy } from "../../content/content.server.ts";
import type { PageRequest } from "../page.ts";
import { MoreList } from "./index.ts";

/** All market signals, newest first (spec 2.8). */
export function MoreSignalsPage({ url }: PageRequest) {
  return (
    <MoreList words={pageCopy.lists.signal.all} entries={listSignals()} subject="market signals" url={url} />
  );
}
