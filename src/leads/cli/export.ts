import { byteOrderMark, csvLine } from "#platform/files/csv.ts";
import { listAllLeads } from "../store/index.ts";
import { defineCommand } from "./command.ts";
import { writeJsonArray } from "./json-array.ts";
import { type ExportValue, exportColumns, toExportRecord } from "./lead-record.ts";
import { leadOptions, toLeadFilter } from "./option-readers.ts";

/** Prints the records of `list --json` with their calls. CSV follows RFC 4180. */
export const exportLeads = defineCommand({
  name: "export",
  effect: "prints all leads for use in spreadsheets and programs",
  options: {
    csv: { type: "boolean", help: "a table for spreadsheets; formulas become text" },
    json: { type: "boolean", help: "a JSON array" },
    ndjson: { type: "boolean", help: "one JSON object per line" },
    ...leadOptions,
  },
  examples: [["export --csv > leads.csv", "writes the table to a file (use npm run -s)"]],
  parse({ csv, json, ndjson, ...options }) {
    if ([csv, json, ndjson].filter(Boolean).length !== 1) return "export needs --csv, --json or --ndjson.";
    return async ({ store, terminal, settings }) => {
      const leads = listAllLeads(store, toLeadFilter(options, settings));
      const toRecord = (lead: Parameters<typeof toExportRecord>[0]) =>
        toExportRecord(lead, store, settings.office.timeZone);
      if (json) {
        await writeJsonArray(leads, toRecord, terminal);
        return true;
      }
      if (csv) await terminal.write(byteOrderMark + csvLine(exportColumns));
      let written = 0;
      for await (const lead of leads) {
        const record = await toRecord(lead);
        await terminal.write(csv ? csvLine(toCells(record)) : `${JSON.stringify(record)}\n`);
        written += 1;
        if (written % 1000 === 0) terminal.showProgress(`${written} leads`);
      }
      terminal.showProgress("");
      return true;
    };
  },
});

function toCells(record: Record<string, ExportValue>): string[] {
  return Object.values(record).map((value) => String(value ?? ""));
}
