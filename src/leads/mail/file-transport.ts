import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { leadIdOf } from "../store/index.ts";
import { composeMessage, type MailIdentity, type MailTransport } from "./mail.ts";

/**
 * Writes each email to a folder as an `.eml` file. The file is named after the email's id, so that another attempt
 * overwrites it. Writes are atomic, and durable once `send` resolves.
 */
export function createFileTransport(folder: string, identity: MailIdentity): MailTransport {
  let lastSync = Promise.resolve();
  let nextSync: Promise<void> | undefined;
  return {
    description: `Emails are written to ${folder} and not sent. Set SMTP_URL to send them.`,
    async send(mail) {
      const message = await composeMessage(mail, identity, true);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = mail.copy ? `${mail.id}.${mail.copy + 1}` : mail.id;
      const draft = join(folder, `.${name}.part`);
      const file = await open(draft, "w", 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, `${name}.eml`));
      await syncFolder();
    },
  };

  /** Makes earlier renames durable. Calls that arrive during a sync share the next one. */
  function syncFolder(): Promise<void> {
    if (!nextSync) {
      nextSync = lastSync
        .catch(() => undefined)
        .then(async () => {
          nextSync = undefined;
          const directory = await open(folder);
          await directory.sync().finally(() => directory.close());
        });
      lastSync = nextSync;
    }
    return nextSync;
  }
}

/** Deletes these leads' emails, including unfinished files. Returns how many it deleted. */
export async function deleteMailFiles(folder: string, leadIds: ReadonlySet<string>): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  // An email's id starts with its lead's id.
  const mails = names.filter((name) => leadIds.has(leadIdOf(name.replace(/^\./, ""))));
  for (const name of mails) await rm(join(folder, name), { force: true });
  return mails.length;
}
