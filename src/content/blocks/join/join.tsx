import { PageJoin } from "./islands.ts";
import type { JoinBlock } from "./join.ts";

/** Without JavaScript, explains how to join the lists in a spreadsheet. */
export function Join({ title, least }: Omit<JoinBlock, "type">) {
  return (
    <div className="prose-block">
      <p className="scripted:hidden">
        To join two exports in a spreadsheet, put your pages into column A, the links that sales sent on a tab
        “sent,” and the landing pages with their visitors on a tab “search.” Then{" "}
        <code>=COUNTIF(sent!A:A, A2)</code> says how often a page was sent, and{" "}
        <code>=SUMIF(search!A:A, A2, search!B:B)</code> how many visitors clicked through from it. The
        addresses must be written alike: only the path, without a question mark and what follows.
      </p>
      <PageJoin title={title} least={least} />
    </div>
  );
}
