import type { LeadState } from "../store/index.ts";
import type { Command, CommandContext } from "./command.ts";
import { recordNames, toLeadRecord } from "./lead-record.ts";

/** `leads export --csv`: the records of `list --json` as a table for a spreadsheet (RFC 4180, UTF-8 with a byte order mark). */
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
  // Without a byte order mark spreadsheets read a file in their own code page.
  await terminal.write(`\ufeff${recordNames.join(",")}\r\n`);
  for await (const lead of store.list(state)) {
    await terminal.write(`${Object.values(toLeadRecord(lead)).map(csvCell).join(",")}\r\n`);
  }
}

/**
 * Every place at which some spreadsheet begins a cell: the start of ours, and what follows a line break, or a semicolon
 * or tab where the reader's locale separates by those and so takes our quotes for text. A formula sign, narrow or wide,
 * gets an apostrophe before it there, which makes it text.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=\s*[\t\r])/g;

function csvCell(text: string): string {
  const safe = text.replace(formulaStart, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
