import { type LeadState, listAllLeads } from "../store/index.ts";
import type { Command, CommandContext } from "./command.ts";
import { recordNames, toLeadRecord } from "./lead-record.ts";

/** `leads export --csv`: prints the records of `list --json` as a table for spreadsheets (RFC 4180). */
export const exportLeads: Command = {
  help: [["export --csv", "a table for a spreadsheet"]],
  parse({ operands, csv, json, quarantined }) {
    if (operands.length > 0 || !csv || json) {
      return "export needs --csv and nothing else but --quarantined.";
    }
    return (context) => writeCsv(context, quarantined ? "quarantined" : "accepted").then(() => true);
  },
};

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
