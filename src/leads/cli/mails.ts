import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMailFiles } from "../delivery/index.ts";
import { composeSampleMails } from "../mail/sample-mails.ts";
import { type CommandContext, defineCommand, explainFileError } from "./command.ts";

export const mails = defineCommand({
  name: "mails",
  effect: "writes a sample of each email to a folder and prints its path",
  details:
    "Each sample is an .eml file for email clients and an .html file for browsers. Doesn't send anything or read the store.",
  options: {},
  examples: [["mails", "lets you check the emails after you change the brand"]],
  parse: () => ({
    withoutStore: (context) =>
      writeSamples(context).catch((error: unknown) => {
        throw explainFileError(error, "Set TMPDIR to a folder with free space that this user can write to.");
      }),
  }),
});

async function writeSamples({ terminal, settings }: Omit<CommandContext, "store">): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "mails-"));
  const transport = createMailFiles(folder, settings);
  const samples = await composeSampleMails(settings.siteUrl, Date.now());
  for (const mail of samples) {
    await transport.send(mail, AbortSignal.timeout(10_000));
    await writeFile(join(folder, `${mail.id}.html`), mail.html);
  }
  terminal.say(`${samples.length} emails, each as .eml and as .html:`);
  await terminal.write(`${folder}\n`);
  return true;
}
