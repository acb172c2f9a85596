import { type LeadState, listAllLeads } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";
import { recordNames, toLeadRecord } from "./lead-record.ts";

/** `leads export --csv`: prints the records of `list --json` as a table for spreadsheets (RFC 4180). */
export const exportLeads = defineCommand({
  name: "export",
  effect: "everything, as a table for spreadsheets",
  options: {
    csv: { type: "boolean", help: "a table for spreadsheets, in which no cell is a formula" },
    quarantined: { type: "boolean", help: "what is held back, instead of the rest" },
  },
  examples: [["export --csv > requests.csv", "writes the table into a file; add -s after npm run"]],
  parse({ csv, quarantined }) {
    if (!csv) return "export needs --csv.";
    return (context) => writeCsv(context, quarantined ? "quarantined" : "accepted").then(() => true);
  },
});

async function writeCsv({ store, terminal }: CommandContext, state: LeadState): Promise<void> {
  // Without a byte order mark spreadsheets do not read a file as UTF-8.
  await terminal.write(`\ufeff${recordNames.join(",")}\r\n`);
  for await (const lead of listAllLeads(store, state)) {
    await terminal.write(`${Object.values(toLeadRecord(lead)).map(csvCell).join(",")}\r\n`);
  }
}

/**
 * Matches where a spreadsheet may see a formula: at the start of a cell, and after a line break, semicolon or tab, because
 * in some locales those separate cells and our quotes are text. An apostrophe there turns the formula into text.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=\s*[\t\r])/g;

function csvCell(text: string): string {
  const safe = text.replace(formulaStart, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
