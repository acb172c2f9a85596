import { existsSync } from "node:fs";
import { join } from "node:path";
import { isEmail } from "#platform/email.ts";
import { dayMs } from "#platform/time/durations.ts";
import { referenceOf } from "../forms/index.ts";
import { type ErasureReceipt, eraseLeads } from "../operations/erase-leads.ts";
import { backupsFolder, type ErasureSelector } from "../store/index.ts";
import { type CommandContext, defineCommand, jsonOption, type OptionReader } from "./command.ts";
import { toLeadKey } from "./find-lead.ts";
import { formatCount } from "./text.ts";

/** Limit for the list of other leads that mention the address. */
const maxMentions = 20;

const emailReader: OptionReader<string> = {
  read: (text) => (isEmail(text.trim()) ? text.trim() : undefined),
  expected: "an email address, like a@example.com",
};

const yesOption = { type: "boolean", help: "don't ask for confirmation" } as const;

export const erase = defineCommand({
  name: "erase",
  effect: "permanently erases everything about one person",
  details: `Erases leads, deliveries, calls and email files, and their traces in the database's files. Prints a receipt with ids and
counts, but never the address, and with every place where something is left. Erasing a call doesn't send a cancellation, so run \`cancel\` first. Notifies the webhook's receiver.`,
  options: {
    email: {
      type: "string",
      value: "<address>",
      help: "all leads with this email address",
      reader: emailReader,
    },
    request: {
      type: "string",
      value: "<id or reference>",
      help: "one lead, for example one without an email address",
    },
    yes: yesOption,
    json: jsonOption,
  },
  examples: [
    ["erase --email a@example.com", "asks for confirmation, then erases all leads with this address"],
    ["erase --request K7M2-9QXD --yes", "erases this lead without asking"],
  ],
  parse({ email, request, yes, json }) {
    if ((email === undefined) === (request === undefined)) return "erase needs --email or --request.";
    return async (context) => {
      const selector = email === undefined ? await selectLead(context, request ?? "") : { email };
      const count = await context.store.countErasable(selector);
      if (!(await confirmErasure(context, formatCount(count, "lead"), yes))) return false;
      const receipt = await eraseWithProgress(selector, context);
      const mentions = email === undefined ? [] : await context.store.listMentions(email, maxMentions);
      await writeReceipt(receipt, mentions, json, context);
      if (receipt.requests > 0) return receipt.isTraceless;
      context.terminal.say("No matching lead is stored.");
      return false;
    };
  },
});

async function selectLead({ store }: CommandContext, name: string): Promise<ErasureSelector> {
  const lead = await store.findLead(toLeadKey(name));
  return { ids: [lead?.id ?? name.toUpperCase()] };
}

/** Asks for confirmation. Without a terminal, says to add --yes. */
async function confirmErasure(
  { terminal }: Pick<CommandContext, "terminal">,
  what: string,
  isConfirmed: boolean,
): Promise<boolean> {
  if (isConfirmed) return true;
  const reply = await terminal.confirm(
    `This permanently erases ${what}, including deliveries, calls and emails.`,
  );
  if (reply === undefined) terminal.say(`This would permanently erase ${what}. Add --yes to confirm.`);
  if (reply === false) terminal.say("Nothing was erased.");
  return reply === true;
}

async function eraseWithProgress(
  selector: ErasureSelector,
  { store, settings, terminal }: CommandContext,
): Promise<ErasureReceipt> {
  const isNewFolder = !existsSync(settings.dataDir);
  const onProgress = (erased: number) => terminal.showProgress(`${formatCount(erased, "lead")} erased`);
  const receipt = await eraseLeads(selector, { store, settings, onProgress });
  terminal.showProgress("");
  if (isNewFolder && existsSync(settings.dataDir)) {
    const record = join(backupsFolder(settings.dataDir), "erased-requests.txt");
    terminal.say(
      `DATA_DIR did not exist, so this command created ${record}. Append it to the same file in the server's DATA_DIR: the server uses that file to erase these leads again after a dump is restored.`,
    );
  }
  return receipt;
}

async function writeReceipt(
  receipt: ErasureReceipt,
  mentions: readonly string[],
  json: boolean,
  { terminal }: CommandContext,
): Promise<void> {
  if (json) return terminal.write(`${JSON.stringify({ ...receipt, mentions }, null, 2)}\n`);
  await terminal.write(`${[...describeReceipt(receipt), ...describeMentions(mentions)].join("\n")}\n`);
}

function describeReceipt(receipt: ErasureReceipt): string[] {
  const { requests, deliveries, bookings, mailFiles, delivered, notified, ids, places } = receipt;
  const sent = Object.entries(delivered).map(([channel, count]) => `${channel} ${count}`);
  const left = places.filter(({ place, note }) => note && (requests > 0 || place === "Database"));
  return [
    `Erased at ${receipt.erasedAt}: ${formatCount(requests, "lead")}, ${formatCount(deliveries, "delivery", "deliveries")}, ${formatCount(bookings, "call")} and ${formatCount(mailFiles, "email file")}.`,
    ids.length > 0 ? `Ids: ${ids.join(" ")}` : "",
    sent.length > 0 ? `Already sent, or tried to send: ${sent.join(", ")}.` : "",
    notified.length > 0 && requests > 0 ? `The server will notify: ${notified.join(", ")}.` : "",
    left.length > 0 ? "Left in other places:" : "",
    ...left.map(({ place, note }) => `  ${place}: ${note}`),
  ].filter(Boolean);
}

function describeMentions(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  return [
    `Other leads mention the address in their message: ${ids.map(referenceOf).join(" ")}. Read them with \`show\`. If they are from the same person, erase them with \`erase --request\`.`,
  ];
}

const daysReader: OptionReader<number> = {
  read(text) {
    const days = Number(/^([1-9]\d{0,4})d$/.exec(text)?.[1]);
    return Number.isNaN(days) ? undefined : days * dayMs;
  },
  expected: "a number of days, like 365d",
};

export const purge = defineCommand({
  name: "purge",
  effect: "erases old leads the way erase does",
  details: "Includes quarantined leads. With RETENTION_DAYS, the server does the same every day.",
  options: {
    "older-than": { type: "string", value: "<days>", help: daysReader.expected, reader: daysReader },
    yes: yesOption,
    json: jsonOption,
  },
  examples: [["purge --older-than 365d", "asks for confirmation, then erases leads more than a year old"]],
  parse({ "older-than": ageMs, yes, json }) {
    if (ageMs === undefined) return `purge needs --older-than. Write ${daysReader.expected}.`;
    return async (context) => {
      const { store, terminal } = context;
      const selector = { receivedBeforeMs: Date.now() - ageMs };
      const count = await store.countErasable(selector);
      if (!(await confirmErasure(context, formatCount(count, "lead"), yes))) return false;
      const receipt = await eraseWithProgress(selector, context);
      const { ids, ...facts } = receipt;
      // Omit the ids, because there can be thousands; the record of erasures has them.
      const text = json
        ? JSON.stringify(receipt, null, 2)
        : describeReceipt({ ...facts, ids: [] }).join("\n");
      await terminal.write(`${text}\n`);
      return receipt.isTraceless;
    };
  },
});
