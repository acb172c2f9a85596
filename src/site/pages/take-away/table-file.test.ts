import { expect, test } from "vitest";
import { listBlocks } from "#content/blocks/list-blocks.ts";
import { readBlocks } from "#tests/support/content/content-fixture.ts";
import { renderTableFile } from "./table-file.ts";

async function renderTables(body: string): Promise<string[]> {
  return listBlocks(await readBlocks(body)).flatMap((block) =>
    block.type === "table" || block.type === "beforeAfter" ? renderTableFile(block) : [],
  );
}

test("writes a table's plain text after a byte order mark, with guarded and quoted cells", async () => {
  const body = `| Job | **Minutes** |
| --- | ---: |
| Email [60 accounts](https://example.com), \`x\` | 1,020 |
| =SUM(A1) | +387% |
| Naïve "quote" | |
`;
  expect(await renderTables(body)).toEqual([
    '\ufeffJob,Minutes\r\n"Email 60 accounts, x","1,020"\r\n\'=SUM(A1),+387%\r\nNaïve “quote”,\r\n',
  ]);
});

test("writes the notes of a before/after table only if there are any", async () => {
  const table = (note: string) => `:::before-after
| Metric | Before | After |${note && " Note |"}
| --- | --- | --- |${note && " --- |"}
| Meetings | 0 | 19 |${note}
:::

`;
  expect(await renderTables(table("") + table(" Held |"))).toEqual([
    "\ufeffMetric,Before,After\r\nMeetings,0,19\r\n",
    "\ufeffMetric,Before,After,Note\r\nMeetings,0,19,Held\r\n",
  ]);
});
