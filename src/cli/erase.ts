import { existsSync } from "node:fs";
import { join } from "node:path";
import { isEmail, isReference, referenceOf } from "../leads/index.ts";
import { type ErasureReceipt, eraseLeads } from "../operations/erase-leads.ts";
import { backupsFolder, type ErasureSelector } from "../store/index.ts";
import { type CommandContext, defineCommand, jsonOption, type OptionReader } from "./command.ts";
import { formatCount } from "./text.ts";

/** Other requests that mention the address: as many are named. */
const maxMentions = 20;

const emailReader: OptionReader<string> = {
  read: (text) => (isEmail(text.trim()) ? text.trim() : undefined),
  expected: "an e-mail address, like a@example.com",
};

/** The option of commands that cannot be undone. */
export const yesOption = { type: "boolean", help: "without asking first" } as const;

/** `leads erase`: erases everything of one person and prints a receipt. */
export const erase = defineCommand({
  name: "erase",
  effect: "erases everything of one person, for good",
  details: `Requests, deliveries, calls, mail files, and what remains of them in the database's files. Prints a receipt with ids and
counts, never the address. Calls are not cancelled by mail: use \`cancel\` before. The webhook's receiver is notified.`,
  options: {
    email: {
      type: "string",
      value: "<address>",
      help: "all requests of this e-mail address",
      reader: emailReader,
    },
    request: {
      type: "string",
      value: "<id or reference>",
      help: "one request, as of somebody without an address",
    },
    yes: yesOption,
    json: jsonOption,
  },
  examples: [
    ["erase --email a@example.com", "asks, then erases all requests of this address"],
    ["erase --request K7M2-9QXD --yes", "erases one request"],
  ],
  parse({ email, request, yes, json }) {
    if ((email === undefined) === (request === undefined)) return "erase needs --email or --request.";
    return async (context) => {
      const selector = email === undefined ? await findRequest(context, request ?? "") : { email };
      const count = selector ? await context.store.countErasable(selector) : 0;
      const isConfirmed = await confirmErasure(context, formatCount(count, "request"), yes);
      if (!selector || !isConfirmed) return false;
      const receipt = await eraseWithProgress(selector, context);
      const mentions = email === undefined ? [] : await context.store.listMentions(email, maxMentions);
      await writeReceipt(receipt, mentions, json, context);
      if (receipt.requests > 0) return receipt.isTraceless;
      context.terminal.say("No such request was stored.");
      return false;
    };
  },
});

async function findRequest({ store }: CommandContext, name: string): Promise<ErasureSelector | undefined> {
  const upper = name.toUpperCase();
  const lead = await store.findLead(isReference(upper) ? { reference: upper } : { id: upper });
  return { ids: [lead?.id ?? upper] };
}

/** Lets a person confirm an erasure; says how to do without one where there is no terminal. */
export async function confirmErasure(
  { terminal }: Pick<CommandContext, "terminal">,
  what: string,
  isConfirmed: boolean,
): Promise<boolean> {
  if (isConfirmed) return true;
  const reply = await terminal.confirm(`${what} will be erased for good, with deliveries, calls and mails.`);
  if (reply === undefined) terminal.say(`${what} would be erased for good. Add --yes to do it.`);
  if (reply === false) terminal.say("Nothing was erased.");
  return reply === true;
}

/** Erases, and shows how far it is. */
export async function eraseWithProgress(
  selector: ErasureSelector,
  { store, settings, terminal }: CommandContext,
): Promise<ErasureReceipt> {
  const isNewFolder = !existsSync(settings.dataDir);
  const onProgress = (erased: number) => terminal.showProgress(`${formatCount(erased, "request")} erased`);
  const receipt = await eraseLeads(selector, { store, settings, onProgress });
  terminal.showProgress("");
  if (isNewFolder && existsSync(settings.dataDir)) {
    const record = join(backupsFolder(settings.dataDir), "erased-requests.txt");
    terminal.say(
      `DATA_DIR did not exist, so this created ${record}. Add its lines to the same file in the server's DATA_DIR, which the server reads to erase again what a restored dump brings back.`,
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

/** Describes an erasure, a line for each fact. */
export function describeReceipt(receipt: ErasureReceipt): string[] {
  const { requests, deliveries, bookings, mailFiles, delivered, notified, ids } = receipt;
  const sent = Object.entries(delivered).map(([channel, count]) => `${channel} ${count}`);
  return [
    `Erased at ${receipt.erasedAt}: ${formatCount(requests, "request")}, with ${deliveries} of their deliveries, ${formatCount(bookings, "call")} and ${formatCount(mailFiles, "mail file")}.`,
    ids.length > 0 ? `Ids: ${ids.join(" ")}` : "",
    sent.length > 0 ? `Sent out before, for you to delete where they arrived: ${sent.join(", ")}.` : "",
    notified.length > 0 && requests > 0
      ? `Notified: ${notified.join(", ")}, as soon as the server delivers.`
      : "",
    requests > 0 ? describeBackups(receipt) : "",
    receipt.isTraceless
      ? ""
      : "The database is in use, so its files may still contain pieces. Run the command again in a minute.",
  ].filter(Boolean);
}

function describeBackups({ backups, lastBackupGoneAt }: ErasureReceipt): string {
  const own = "Backups that you made yourself are yours to delete.";
  if (backups === 0) return own;
  const hourly = formatCount(backups, "hourly backup");
  return lastBackupGoneAt === null
    ? `${hourly} may contain them and would stay for good (BACKUP_KEEP=0): look into DATA_DIR/backups. ${own}`
    : `The last of the hourly backups that may contain them is deleted by ${lastBackupGoneAt} while the server runs (BACKUP_KEEP). ${own}`;
}

function describeMentions(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  return [
    `Other requests mention the address in their message: ${ids.map(referenceOf).join(" ")}. Read them with \`show\`, and erase them with \`erase --request\` if they are the same person's.`,
  ];
}
