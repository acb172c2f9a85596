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
      // Spreadsheets only read a file as UTF-8 if it has a byte order mark.
      if (csv) await terminal.write(`\ufeff${exportColumns.join(",")}\r\n`);
      let written = 0;
      for await (const lead of leads) {
        const record = await toRecord(lead);
        await terminal.write(csv ? csvLine(Object.values(record)) : `${JSON.stringify(record)}\n`);
        written += 1;
        if (written % 1000 === 0) terminal.showProgress(`${written} leads`);
      }
      terminal.showProgress("");
      return true;
    };
  },
});

function csvLine(values: readonly ExportValue[]): string {
  return `${values.map((value) => csvCell(String(value ?? ""))).join(",")}\r\n`;
}

/**
 * Matches the places where a spreadsheet might see a formula: at the start of a cell, and after a line break, semicolon
 * or tab, which separate cells in some locales even inside quotes. An apostrophe there turns the formula into text.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=\s*[\t\r])/g;

function csvCell(text: string): string {
  const safe = text.replace(formulaStart, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
