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

/** A cell that a spreadsheet would run as a formula gets a quote before it, which spreadsheets show as text. */
function csvCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
