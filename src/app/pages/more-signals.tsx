import { listSignals } from "../../catalogue/catalogue.server.ts";
import { paths } from "../../site/index.ts";
import { MoreList } from "../lists/index.ts";
import type { PageRequest } from "../page.ts";

/** All market signals, newest first (spec 2.8). */
export function MoreSignalsPage({ url }: PageRequest) {
  return <MoreList path={paths.moreSignals} entries={listSignals()} subject="market signals" url={url} />;
}
