import type { Lead } from "../store/index.ts";
import type { CommandContext } from "./command-context.ts";
import { exportedFields, exportLead } from "./exported-lead.ts";

/** `leads export --csv`: what `list --json` prints, as a table for a spreadsheet (RFC 4180, UTF-8 with a byte order mark). */
export async function exportLeads(
  { store, terminal }: CommandContext,
  options: { quarantined: boolean },
): Promise<void> {
  // Spreadsheets take a file without a byte order mark for their own code page.
  await terminal.write(`\ufeff${exportedFields.join(",")}\r\n`);
  for await (const lead of store.list(options.quarantined ? "quarantined" : "accepted")) {
    await terminal.write(`${csvLine(lead)}\r\n`);
  }
}

function csvLine(lead: Lead): string {
  return Object.values(exportLead(lead)).map(csvCell).join(",");
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
