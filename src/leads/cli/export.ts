import { byteOrderMark, csvLine } from "#platform/files/csv.ts";
import { recordNames, referenceOf, toLeadRecord } from "../forms/index.ts";
import { type Lead, listAllLeads, type Store } from "../store/index.ts";
import { defineCommand } from "./command.ts";
import { findCall, type RequestedCall } from "./find-lead.ts";
import { leadOptions, toLeadFilter } from "./option-readers.ts";
import { writeJsonArray } from "./terminal.ts";
import { formatTime, spreadsheetTime } from "./text.ts";

type ExportValue = string | number | null;

interface ExportFacts {
  lead: Lead;
  call: RequestedCall | undefined;
  /** The office's. */
  timeZone: string;
}

/** Columns that follow those of `list --json`. Add new ones at the end, because programs might read them by position. */
const furtherColumns: Readonly<Record<string, (facts: ExportFacts) => ExportValue>> = {
  reference: ({ lead }) => referenceOf(lead.id),
  callTime: ({ call, timeZone }) => (call ? formatTime(call.slotStart, timeZone) : ""),
  callState: ({ call }) => call?.state ?? "",
  quarantineReason: ({ lead }) => lead.quarantineReason ?? "",
  releasedAt: ({ lead }) => lead.releasedAt ?? "",
  slotStart: ({ call }) => call?.slotStart ?? "",
  slotMinutes: ({ call }) => call?.slotMinutes ?? null,
  officeTime: ({ call, timeZone }) => (call ? spreadsheetTime(call.slotStart, timeZone) : ""),
  officeZone: ({ call, timeZone }) => (call ? timeZone : ""),
  answeredAt: ({ lead }) => lead.answeredAt ?? "",
  journey: ({ lead }) => lead.journey,
};

const further = Object.entries(furtherColumns);

const exportColumns: readonly string[] = [
  ...recordNames.filter((name) => !Object.hasOwn(furtherColumns, name)),
  ...further.map(([name]) => name),
];

/** `timeZone` is the office's. */
async function toExportRecord(
  lead: Lead,
  store: Pick<Store, "findBooking">,
  timeZone: string,
): Promise<Record<string, ExportValue>> {
  const facts = { lead, call: await findCall(lead, store), timeZone };
  const values = {
    ...toLeadRecord(lead),
    ...Object.fromEntries(further.map(([name, read]) => [name, read(facts)])),
  };
  return Object.fromEntries(exportColumns.map((name) => [name, values[name] ?? null]));
}

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
      const toRecord = (lead: Lead) => toExportRecord(lead, store, settings.office.timeZone);
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
